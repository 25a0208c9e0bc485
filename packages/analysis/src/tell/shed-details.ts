/** A row of values with neither names nor spaces between them. */
const LEAST_COMMAS = 8
const PACKED_COMMA = /,(?=\S|$)/g
const HAS_WORD = /\p{L}{3}/u

/** Ids, addresses, counters and what is empty: a reader learns nothing from them before all else is said. */
const ID = /^(?:[-\d.:/,T+Z]*|null|nil|none|0x[0-9a-f]+|[0-9a-f-]{12,}|\d[\w.:-]{10,})$/i
const PAIR = /(?:,? |^)[\w.-]{1,40}=([^\s,]{0,80})(?=[\s,]|$)/g

/** Of a line too long to be told whole: its columns that hold words, its pairs that say more than an id. */
export function shedDetails(line: string): string {
  const columns = (line.match(PACKED_COMMA) ?? []).length >= LEAST_COMMAS ? wordsOfColumns(line) : line
  return columns.replace(PAIR, (pair: string, value: string) => (ID.test(value) ? '' : pair)).replace(/^[\s,]+/, '')
}

const wordsOfColumns = (line: string): string =>
  line
    .split(',')
    .filter((column) => HAS_WORD.test(column) && !ID.test(column))
    .join(', ')
