import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { createDigester, type Digester } from '@holdfast/analysis/digest/create-digester'
import { explainDecision, type Decision } from '@holdfast/analysis/analyze/explain-decision'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import type { Finding } from '@holdfast/analysis/model/finding'
import { receiptTimeOfFiles } from './receipt-time-of-files.ts'
import type { AnalyzeArguments } from './parse-arguments.ts'
import type { Signal } from './read-signals.ts'
import { readSources } from './read-sources.ts'

export interface AnalyzedSources {
  readonly processedCount: number
  readonly findings: readonly Finding[]
  /** Why, where that was asked for. */
  readonly decision: Decision | null
}

function takeSignal(digester: Digester, { span, point }: Signal): void {
  if (span !== undefined) digester.addSpan(span)
  if (point !== undefined) digester.addPoint(point)
}

/** Streams all files into one digest: memory depends on what the logs say, not on how long they are. */
export async function analyzeSources(
  { files, sinceMs, untilMs, why }: AnalyzeArguments,
  onBytes: (count: number) => void,
): Promise<AnalyzedSources> {
  const digester = createDigester()
  let asked: LogEvent | null = null
  const receivedAtMs = await receiptTimeOfFiles(files)
  const processedCount = await readSources(
    files,
    {
      onBytes,
      onSignal: (signal) => takeSignal(digester, signal),
      ...(receivedAtMs === undefined ? {} : { receivedAtMs }),
    },
    (event) => {
      const timeMs = event.timestampMs
      if (timeMs !== null && ((sinceMs !== null && timeMs < sinceMs) || (untilMs !== null && timeMs > untilMs))) return
      digester.add(event)
      if (why !== null && isAsked(event, why)) asked = event
    },
  )
  const digest = digester.finish()
  return {
    processedCount,
    findings: analyzeDigest(digest),
    decision: why === null ? null : explainDecision(digest, asked),
  }
}

/** 'app.log:120', or '120' where there is one file. */
function isAsked({ ref }: LogEvent, why: string): boolean {
  const colon = why.lastIndexOf(':')
  const line = Number(why.slice(colon + 1))
  if (colon >= 0 && !ref.source.endsWith(why.slice(0, colon))) return false
  return line === ref.line
}
