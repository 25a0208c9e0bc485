import { analyzeDigest } from '../src/analyze/analyze-digest.ts'
import { createDigester } from '../src/digest/create-digester.ts'
import type { Digest } from '../src/model/digest.ts'
import type { Finding } from '../src/model/finding.ts'
import type { LogEvent } from '../src/model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'

/** Log text by the name of its source. */
export type Texts = Readonly<Record<string, string>>

const RECEIVED_AT_MS = Date.UTC(2026, 10, 21)

export function readTexts(texts: Texts): LogEvent[] {
  return Object.entries(texts).flatMap(([source, text]) => {
    const reader = createSourceReader(newSourceProfile(source, { name: source, receivedAtMs: RECEIVED_AT_MS }))
    return [...reader.push(text), ...reader.end()]
  })
}

export function digestEvents(events: readonly LogEvent[]): Digest {
  const digester = createDigester()
  for (const event of events) digester.add(event)
  return digester.finish()
}

export const analyzeTexts = (texts: Texts): Finding[] => analyzeDigest(digestEvents(readTexts(texts)))
