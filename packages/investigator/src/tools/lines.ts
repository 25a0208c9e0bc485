import { z } from 'zod'
import type { Evidence, EvidenceLine, EvidenceRecord } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { lineText, shorten } from '../evidence/line-text.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { fitRows } from './fit-rows.ts'
import { ToolError } from './inputs.ts'
import { defineTool } from './tool.ts'
import { writeLine, writeRecord } from '../rows/write-row.ts'

const WHOLE_CHARS = 1_200
const MOST_AROUND = 20
const NEIGHBOUR_CHARS = 180
const MOST_PARTS = 14
const PART_CHARS = 240

export const linesTool = defineTool({
  name: 'lines',
  description: 'A line in full with what belongs to it (stack traces), and its neighbors in the same source.',
  schema: z.object({ id: z.string().max(20), around: z.number().int().min(0).max(MOST_AROUND).nullish() }),
  run: ({ id, around }, evidence) => {
    const line = evidence.findLine(id.trim())
    if (!line) throw new ToolError(`There is no line ${id}.`)
    const { record } = line
    const index = evidence.records.indexOf(record)
    const reach = around ?? 4
    const isNear = (other: EvidenceRecord) => other.event.ref.source === record.event.ref.source
    const before = evidence.records.slice(Math.max(0, index - reach), index).filter(isNear)
    const after = evidence.records.slice(index + 1, index + 1 + reach).filter(isNear)
    const time = timesOf(evidence)
    const own = [
      `> ${writeLine({ id: record.id, record, part: null }, evidence, time, WHOLE_CHARS)}`,
      ...partsOf(line, evidence).map((part) => `> ${part.id} ${shorten(lineText(part), PART_CHARS)}`),
    ]
    const rows = [
      ...before.map((one) => writeRecord(one, evidence, time, NEIGHBOUR_CHARS)),
      ...own,
      ...after.map((one) => writeRecord(one, evidence, time, NEIGHBOUR_CHARS)),
    ]
    return {
      text: fitRows(rows, ANSWER_BYTES, 'rows'),
      told: `read ${id} and ${before.length + after.length} neighbors`,
    }
  },
})

/** What follows the first line, from a little before the one that is asked for. */
function partsOf({ record, part }: EvidenceLine, evidence: Evidence): EvidenceLine[] {
  if (record.isAddressed) return []
  const start = Math.max(0, (part ?? 0) - MOST_PARTS / 2)
  return (record.event.continuationRefs ?? [])
    .flatMap(([line]) => evidence.findLine(evidence.idOf(record.event.ref.source, line) ?? '') ?? [])
    .filter((line) => line.part !== null)
    .slice(start, start + MOST_PARTS)
}
