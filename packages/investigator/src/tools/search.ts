import { z } from 'zod'
import type { Evidence, EvidenceLine, EvidenceRecord } from '../evidence/evidence.ts'
import { timesOf } from '../evidence/format-time.ts'
import { ANSWER_BYTES } from './answer-bytes.ts'
import { countBy } from './count-by.ts'
import { fitRows, spread } from './fit-rows.ts'
import {
  createFilter,
  createMatcher,
  From,
  Level,
  placeOfWords,
  Service,
  To,
  ToolError,
  wholeText,
  Words,
} from './inputs.ts'
import { tellFilter, tellLines } from './tell-filter.ts'
import { defineTool } from './tool.ts'
import { writeLine, writeRecord } from '../rows/write-row.ts'

const MOST_ROWS = 14
const ROW_CHARS = 240

export const searchTool = defineTool({
  name: 'search',
  description: 'Lines with words: how many, whose, and up to 14 of them.',
  schema: z.object({ words: Words, service: Service, level: Level, from: From, to: To }),
  run: ({ words, ...filter }, evidence) => {
    if (words.trim() === '' && !filter.service && !filter.level && !filter.from && !filter.to)
      throw new ToolError('Name words, a service, a level or a time.')
    const isMeant = createFilter(filter, evidence)
    const matches = createMatcher(words)
    const found = evidence.byTime.filter((record) => isMeant(record) && matches(wholeText(record)))
    const time = timesOf(evidence)
    const rows = spread(found, MOST_ROWS).map((record) =>
      writeMatch(record, { matches, placeOf: placeOfWords(words) }, evidence, time),
    )
    const first = found[0]?.event.timestampMs ?? null
    const last = found.at(-1)?.event.timestampMs ?? null
    const head = `${found.length} match${first === null ? '' : `, ${time(first)} to ${time(last)}`}${whose(found)}`
    const text =
      found.length === 0 ? 'No line matches.' : fitRows([head, ...rows], ANSWER_BYTES, 'rows; ask more narrowly')
    return { text, told: `searched "${words}"${tellFilter(filter)}: ${tellLines(found.length)}` }
  },
})

/** A match below the first line of a record shows that line, so that it can be cited. */
function writeMatch(
  record: EvidenceRecord,
  { matches, placeOf }: { readonly matches: (text: string) => boolean; readonly placeOf: (text: string) => number },
  evidence: Evidence,
  time: ReturnType<typeof timesOf>,
): string {
  if (matches(record.event.raw)) return writeRecord(record, evidence, time, ROW_CHARS, placeOf)
  const part = record.event.continuation.findIndex(matches)
  const place = record.event.continuationRefs?.[part]
  const line: EvidenceLine | null = place
    ? evidence.findLine(evidence.idOf(record.event.ref.source, place[0]) ?? '')
    : null
  return line ? writeLine(line, evidence, time, ROW_CHARS, placeOf) : writeRecord(record, evidence, time)
}

function whose(found: readonly EvidenceRecord[]): string {
  const counts = countBy(found, ({ service }) => service ?? '?')
  return counts.length > 1 ? ` (${counts.map(([service, count]) => `${service} ${count}`).join(', ')})` : ''
}
