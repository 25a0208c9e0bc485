import { splitRow } from '../parse/parse-table.ts'
import type { Role } from '../parse/role-of-field.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import type { TableLayout } from '../parse/source-layout.ts'
import type { ColumnRole } from './learned-layout.ts'
import { areSentences } from './learn-tail.ts'
import { roleOfValues } from './role-of-values.ts'

const MARK = ','
const MIN_LINES = 12
const MIN_CELLS = 4
const MAX_CELLS = 12
const NEARLY_ALL = 0.95
const MIN_TIME = 8
const MAX_LEVELS = 9
const NUMBER = /^\d{1,4}$/
const stamp = new Stamp()

/**
 * The columns of rows between commas that no row names, by what stands in them: one holds times alone, and another one,
 * which is not the last, sentences. A layout would take what they say for columns.
 */
export function learnTable(texts: readonly string[]): TableLayout | null {
  const own = texts.filter((text) => text !== '' && !/^\s/.test(text))
  if (own.length < MIN_LINES) return null
  // Cheap.
  if (own.filter((text) => text.includes(MARK)).length < NEARLY_ALL * own.length) return null
  const rows = own.map((text) => splitRow(text, MARK))
  const width = widthOf(rows)
  const alike = rows.filter((cells) => cells.length === width)
  if (width < MIN_CELLS || width > MAX_CELLS || alike.length < NEARLY_ALL * rows.length) return null
  const columns = Array.from({ length: width }, (_, index) => alike.map((cells) => cells[index] ?? ''))
  const time = columns.findIndex((values) => values.every(isTime))
  const message = longest(columns, (values, index) => index !== time && areSentences(values))
  if (time < 0 || message < 0 || message === width - 1) return null
  const taken = new Set<ColumnRole>(['time'])
  const roles = columns.map((values, index): Role => {
    if (index === time) return 'time'
    if (index === message) return 'message'
    // Few numbers are a field of an unknown scale, or count anything.
    if (values.every((value) => NUMBER.test(value)) && new Set(values).size <= MAX_LEVELS) return 'none'
    const role = roleOfValues(MARK, values, taken)
    if (role !== 'field') taken.add(role)
    return role === 'field' || role === 'namespacedPod' ? 'none' : role
  })
  // Rows of data have times and words, too.
  if (!taken.has('level') && !taken.has('service')) return null
  return { mark: MARK, names: columns.map((_, index) => `column${index + 1}`), roles }
}

/** How many cells most rows have. */
function widthOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>()
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1)
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0] as [number, number])[0]
}

function longest(
  columns: readonly (readonly string[])[],
  test: (values: readonly string[], index: number) => boolean,
): number {
  const lengths = columns.map((values, index) =>
    test(values, index) ? values.reduce((sum, { length }) => sum + length, 0) : -1,
  )
  const most = Math.max(...lengths)
  return most < 0 ? -1 : lengths.indexOf(most)
}

const isTime = (value: string): boolean =>
  value.length >= MIN_TIME && scanTimestamp(value, 0, stamp) === value.length && stamp.kind !== 'time'
