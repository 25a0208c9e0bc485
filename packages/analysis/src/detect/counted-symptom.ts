import { fillSentence } from '../knowledge/fill-places.ts'
import type { LogEvent } from '../model/log-event.ts'
import type { Signature } from '../model/signature.ts'
import type { Symptom } from './symptom.ts'

/** A symptom of what was found by counting: `samples` show it, no line says it. */
export function countedSymptom(
  signature: Signature,
  service: string | null,
  onsetMs: number,
  samples: readonly LogEvent[],
  groups: Readonly<Record<string, string>>,
): Symptom {
  const lines = samples.map((event) => event.ref.line)
  return {
    key: JSON.stringify([signature.id, service, groups]),
    templateIds: [],
    text: fillSentence(signature.symptom, { ...groups, service: service ?? undefined }),
    service,
    sources: [...new Set(samples.map((event) => event.ref.source))],
    level: null,
    signature,
    groups,
    status: null,
    exceptionType: null,
    count: samples.length,
    firstMs: onsetMs,
    lastMs: onsetMs,
    firstLine: Math.min(...lines),
    lastLine: Math.max(...lines),
    buckets: {},
    samples,
    faces: samples,
    badness: 2,
    words: 0.5,
    soundsBad: true,
    contrast: 'new',
    onsetMs,
    share: 0,
    target: null,
  }
}
