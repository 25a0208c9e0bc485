import { mergeSketches, quantileOf, type DurationSketch } from '@holdfast/analysis/spans/duration-sketch'
import type { OperationSummary } from '@holdfast/analysis/spans/span-digest'
import { z } from 'zod'
import type { Evidence, EvidenceRecord } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { writeRecord } from '../rows/write-row.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { From, hasPart, Service, timeOf, To, Word } from './inputs.ts'
import { defineTool } from './tool.ts'

const LISTED = 16
const EXAMPLES = 2
const ROW_CHARS = 200

export const spansTool = defineTool({
  name: 'spans',
  description:
    'Operations of traced services: calls, failed share, median and p95 of their time; failing and slow spans.',
  schema: z.object({ service: Service, operation: Word.nullish(), from: From, to: To }),
  run: ({ service, operation, from, to }, evidence) => {
    const fromMs = timeOf(from, evidence) ?? -Infinity
    const toMs = timeOf(to, evidence) ?? Infinity
    const found = Object.values(evidence.digest.spans?.operations ?? {})
      .filter((one) => hasPart(one.service, service) && hasPart(one.name, operation))
      .map((one) => measure(one, fromMs, toMs))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.errors - a.errors || b.p95 - a.p95 || b.count - a.count)
    const told = `read spans${service ? ` of ${service}` : ''}: ${found.length} operations`
    const rows = found.slice(0, LISTED).flatMap((one) => [writeOperation(one), ...writeExamples(one, evidence)])
    return { text: rows.length === 0 ? 'No span is like that.' : fitRows(rows, ANSWER_BYTES, 'rows'), told }
  },
})

interface Measured {
  readonly operation: OperationSummary
  readonly count: number
  readonly errors: number
  readonly median: number
  readonly p95: number
}

function measure(operation: OperationSummary, fromMs: number, toMs: number): Measured {
  const own = Object.entries(operation.buckets).filter(([start]) => Number(start) >= fromMs && Number(start) <= toMs)
  const durations = own.reduce<DurationSketch>((sum, [, bucket]) => mergeSketches(sum, bucket.durations), {})
  return {
    operation,
    count: own.reduce((sum, [, { count }]) => sum + count, 0),
    errors: own.reduce((sum, [, { errors }]) => sum + errors, 0),
    median: quantileOf(durations, 0.5) ?? 0,
    p95: quantileOf(durations, 0.95) ?? 0,
  }
}

const writeOperation = ({ operation, count, errors, median, p95 }: Measured): string =>
  `${operation.service} ${operation.name}: ${count} calls, ${errors} failed, median ${toMs(median)} ms, p95 ${toMs(p95)} ms`

const toMs = (value: number): number => (value >= 10 ? Math.round(value) : Math.round(value * 10) / 10)

/** What may be meant for its reader is not shown. */
function writeExamples({ operation: { service, slowest, failing } }: Measured, evidence: Evidence): string[] {
  const time = timesOf(evidence)
  return [...failing.slice(0, EXAMPLES), ...slowest.slice(0, 1)]
    .flatMap(({ spanId }): EvidenceRecord[] =>
      evidence.spans.filter(({ event }) => event.entities.spanId === spanId && event.entities.service === service),
    )
    .filter(({ isSuspicious }) => !isSuspicious)
    .map((record) => `   ${writeRecord(record, evidence, time, ROW_CHARS)}`)
}
