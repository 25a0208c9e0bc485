import { z } from 'zod'
import type { Evidence, EvidenceRecord, Kind } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { textOf, shorten } from '../evidence/line-text.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { createFilter, Service, timeOf, ToolError, Word } from './inputs.ts'
import { defineTool } from './tool.ts'

const ROW_CHARS = 140
/** Counts that differ by less are chance. */
const LEAST_SCORE = 2

export const compareTool = defineTool({
  name: 'compare',
  description: 'Which kinds of lines differ most between two windows of time, such as before and after the onset.',
  schema: z.object({ from_1: Word, to_1: Word, from_2: Word, to_2: Word, service: Service }),
  run: ({ from_1: from1, to_1: to1, from_2: from2, to_2: to2, service }, evidence) => {
    const first = windowOf(from1, to1, evidence)
    const second = windowOf(from2, to2, evidence)
    const isMeant = createFilter({ service }, evidence)
    const within =
      ({ startMs, endMs }: Window) =>
      (record: EvidenceRecord): boolean => {
        const { timestampMs } = record.event
        return isMeant(record) && timestampMs !== null && timestampMs >= startMs && timestampMs <= endMs
      }
    const ratio = lengthOf(second) / lengthOf(first)
    const rows = evidence.kinds
      .map((kind) => {
        const before = kind.records.filter(within(first))
        const after = kind.records.filter(within(second))
        return { kind, before: before.length, after: after.length, example: after[0] ?? before[0] }
      })
      .map((row) => ({ ...row, score: differs(row.before, row.after, ratio) }))
      .filter(({ score }) => score >= LEAST_SCORE)
      .toSorted((a, b) => b.score - a.score)
      .map(({ kind, before, after, example }) => writeDifference(kind, before, after, example))
    const time = timesOf(evidence)
    const name = ({ startMs, endMs }: Window): string => `${time(startMs)} to ${time(endMs)}`
    return {
      text:
        rows.length === 0
          ? 'The kinds of lines are as frequent in both.'
          : fitRows(['kind, count in the first, count in the second', ...rows], ANSWER_BYTES, 'kinds'),
      told: `compared ${name(first)} with ${name(second)}: ${rows.length} kinds differ`,
    }
  },
})

interface Window {
  readonly startMs: number
  readonly endMs: number
}

const lengthOf = ({ startMs, endMs }: Window): number => endMs - startMs

function windowOf(from: string, to: string, evidence: Evidence): Window {
  const startMs = timeOf(from, evidence)
  const endMs = timeOf(to, evidence)
  if (startMs === null || endMs === null || endMs <= startMs)
    throw new ToolError('Each window needs two times, and must end after it begins.')
  return { startMs, endMs }
}

/** How far the second count is from what the first lets expect, in standard deviations of counts. */
const differs = (before: number, after: number, ratio: number): number =>
  Math.abs(after - before * ratio) / Math.sqrt(Math.max(1, Math.max(after, before * ratio)))

function writeDifference(kind: Kind, before: number, after: number, example: EvidenceRecord | undefined): string {
  const shown = example ? ` | ${example.id} ${shorten(textOf(example), ROW_CHARS)}` : ''
  return `${kind.id} ${kind.level?.toUpperCase() ?? ''} ${kind.service ?? ''} ${before} → ${after}${shown}`
}
