import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { analyzeDigest, type AnalyzeOptions } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { mineFileTemplates } from '@holdfast/analysis/mine/mine-file-templates'
import type { LogEvent } from '@holdfast/analysis/model/log-event'
import { guessReceiptTime } from '@holdfast/analysis/read/guess-receipt-time'
import { nameOfPath } from '@holdfast/analysis/read/name-of-path'
import { createSourceReader, newSourceProfile } from '@holdfast/analysis/read/create-source-reader'
import type { Engine, EngineAnswer, EngineSource } from './score/score-case.ts'

const CHUNK_BYTES = 1 << 18
const HEAD_BYTES = 1 << 16

/** Reads a source in chunks, as every caller of the engine does; answers the number of non-blank lines. */
export function readSource(
  { source, bytes }: EngineSource,
  receivedAtMs: number | null,
  take: (event: LogEvent) => void,
): number {
  const reader = createSourceReader(
    newSourceProfile(source, { name: nameOfPath(source), ...(receivedAtMs !== null && { receivedAtMs }) }),
  )
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
    for (const event of reader.push(bytes.subarray(at, at + CHUNK_BYTES))) take(event)
  for (const event of reader.end()) take(event)
  return reader.counts().nonBlankLines
}

export const runEngine: Engine = (paths) =>
  analyzeAll(paths.map(openSource), Math.max(...paths.map((path) => statSync(path).mtimeMs)))

export function analyzeAll(sources: readonly EngineSource[], writtenAtMs: number | null = null): EngineAnswer {
  const { processedCount, findings } = findAll(sources, writtenAtMs)
  return { processedCount, incidents: findings.map(findingToReport) }
}

/** `writtenAtMs` serves where no source names a year. */
export function findAll(
  sources: readonly EngineSource[],
  writtenAtMs: number | null = null,
  options: AnalyzeOptions = {},
) {
  const guessed = guessReceiptTime(
    sources.map(({ source, bytes }) => ({ name: basename(source), bytes: bytes.subarray(0, HEAD_BYTES) })),
  )
  const receivedAtMs = guessed ?? writtenAtMs
  const digester = createDigester()
  let processedCount = 0
  for (const source of sources) processedCount += readSource(source, receivedAtMs, (event) => digester.add(event))
  return { processedCount, findings: analyzeDigest(digester.finish(), options) }
}

export function templateIdsOf(source: EngineSource): readonly (string | null)[] {
  const events: LogEvent[] = []
  readSource(source, null, (event) => events.push(event))
  return mineFileTemplates(events).lines
}

const openSource = (path: string): EngineSource => ({ source: path, bytes: readFileSync(path) })
