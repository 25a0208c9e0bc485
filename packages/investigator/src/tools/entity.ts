import { z } from 'zod'
import type { Evidence, EvidenceRecord } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { countBy } from './count-by.ts'
import { fitRows } from './fit-rows.ts'
import { createMatcher, ToolError, wholeText } from './inputs.ts'
import { defineTool } from './tool.ts'
import { drawTrend, timesOfRecords, writeKind, writeRecord } from '../rows/write-row.ts'

const MOST_KINDS = 6
const ROW_CHARS = 130

export const entityTool = defineTool({
  name: 'entity',
  description: 'What a service, host, database, address or other name says itself, and who else speaks of it.',
  schema: z.object({ name: z.string().max(200) }),
  run: ({ name }, evidence) => {
    const wanted = name.trim().toLowerCase()
    if (wanted.length < 2) throw new ToolError('Name something longer.')
    const visible = evidence.byTime.filter((record) => !record.isAddressed)
    const own = visible.filter((record) => speaks(record, wanted))
    const matches = createMatcher(name)
    const about = visible.filter((record) => !speaks(record, wanted) && matches(wholeText(record)))
    const rows = [...describe(`${name} itself`, own, evidence), ...describe(`others on ${name}`, about, evidence)]
    return {
      text: rows.length === 0 ? `No line says or names ${name}.` : fitRows(rows, ANSWER_BYTES, 'rows'),
      told: `looked at ${name}: ${own.length} lines of its own, ${about.length} of others`,
    }
  },
})

function speaks({ event, service }: EvidenceRecord, wanted: string): boolean {
  const { host, pod, container } = event.entities
  return [service, host, pod, container].some((own) => own?.toLowerCase() === wanted)
}

function describe(head: string, records: readonly EvidenceRecord[], evidence: Evidence): string[] {
  const first = records[0]
  const last = records.at(-1)
  if (!first || !last) return [`${head}: nothing`]
  const time = timesOf(evidence)
  const levels = countBy(records, ({ event }) => event.level ?? 'no level').map(([level, count]) => `${level} ${count}`)
  const who = countBy(records, ({ service }) => service ?? '?').map(([service, count]) => `${service} ${count}`)
  const members = new Set(records.map(({ kind }) => kind))
  const kinds = evidence.kinds
    .filter((_, index) => members.has(index))
    .toSorted((a, b) => b.badness - a.badness)
    .slice(0, MOST_KINDS)
  return [
    `${head}: ${records.length} lines (${levels.join(', ')}; ${who.join(', ')}), ${drawTrend(timesOfRecords(records), evidence)}`,
    `first ${writeRecord(first, evidence, time, ROW_CHARS)}`,
    `last ${writeRecord(last, evidence, time, ROW_CHARS)}`,
    ...kinds.map((kind) => writeKind(kind, evidence, time, ROW_CHARS)),
  ]
}
