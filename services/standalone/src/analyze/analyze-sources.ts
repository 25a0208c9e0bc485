import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { createDigester } from '@holdfast/analysis/digest/create-digester'
import type { Finding } from '@holdfast/analysis/model/finding'
import { receiptTimeOfFiles } from './receipt-time-of-files.ts'
import type { AnalyzeArguments } from './parse-arguments.ts'
import { readSources } from './read-sources.ts'

export interface AnalyzedSources {
  readonly processedCount: number
  readonly findings: readonly Finding[]
}

/** Streams all files into one digest: memory depends on what the logs say, not on how long they are. */
export async function analyzeSources(
  { files, sinceMs, untilMs }: AnalyzeArguments,
  onBytes: (count: number) => void,
): Promise<AnalyzedSources> {
  const digester = createDigester()
  const receivedAtMs = await receiptTimeOfFiles(files)
  const processedCount = await readSources(
    files,
    { onBytes, ...(receivedAtMs === undefined ? {} : { receivedAtMs }) },
    (event) => {
      const timeMs = event.timestampMs
      if (timeMs !== null && ((sinceMs !== null && timeMs < sinceMs) || (untilMs !== null && timeMs > untilMs))) return
      digester.add(event)
    },
  )
  return { processedCount, findings: analyzeDigest(digester.finish()) }
}
