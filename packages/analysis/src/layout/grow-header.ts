import { LINK } from './columns-of-lines.ts'
import { isBeforeColumn, isHeaderColumn, MOST } from './is-header-column.ts'
import { NEARLY_ALL, NUMBER } from './is-regular-column.ts'
import type { SplitLine } from './split-head.ts'
import { literalBehind, mostCommon, valueOf } from './split-values.ts'

const MAX_FURTHER = 6
export const MIN_LINES = 4

interface GrownHeader {
  /** So many columns are of the header. */
  readonly total: number
  /** So many lines have the last of them. */
  readonly count: number
  /** Columns that are of the header only because a surer one stands behind them. */
  readonly doubtful: ReadonlySet<number>
}

/** Takes to the first `length` columns what stands behind them and is still of the header. */
export function growHeader(lines: readonly SplitLine[], length: number): GrownHeader {
  let total = length
  let count = lines.length
  const doubtful = new Set<number>()
  while (lines.length >= MIN_LINES && total < length + MAX_FURTHER) {
    const alike = linesAlike(lines, total)
    if (alike.length < MOST * lines.length) break
    const isSure = isOfHeader(alike, total)
    const end = isSure ? total : endOfFurther(alike, total)
    if (end < total) break
    for (let index = total; index < end; index += 1) doubtful.add(index)
    count = alike.length
    total = end + 1
  }
  return { total, count, doubtful }
}

const isOfHeader = (lines: readonly SplitLine[], index: number): boolean =>
  isHeaderColumn(lines, index) || isBeforeColumn(lines, index) || isBeforeTwo(lines, index) || isLink(lines, index)

/** `warning from climate: …`: one word that leads to who speaks. */
function isLink(lines: readonly SplitLine[], index: number): boolean {
  const word = valueOf(lines[0] as SplitLine, index)
  if (!LINK.test(word) || lines.some((line) => valueOf(line, index) !== word)) return false
  const named = lines.filter(({ values }) => values[index + 1]?.before === ' ')
  const coloned = named.filter((line) => literalBehind(line, index + 1).startsWith(':'))
  return coloned.length >= MOST * lines.length && isHeaderColumn(coloned, index + 1)
}

/** `PAYRUN01 STEP020  I PAY1044I …`: a few names in capitals, and two columns that are sure to be of the header behind them; numbers stand in messages, too. */
function isBeforeTwo(lines: readonly SplitLine[], index: number): boolean {
  const names = lines.map((line) => valueOf(line, index))
  if (names.some((name) => !NAMED.test(name)) || new Set(names).size > lines.length / MIN_PER_NAME) return false
  return [index + 1, index + 2].every((next) => {
    const alike = lines.filter(({ values }) => values[next]?.before === ' ')
    const isText = alike.some((line) => !NUMBER.test(valueOf(line, next)))
    return isText && alike.length >= NEARLY_ALL * lines.length && isHeaderColumn(alike, next)
  })
}

const NAMED = /^[A-Z][A-Z\d_$#@-]{2,15}$/
const MIN_PER_NAME = 4

/** Those that have the column, with the same literal before it. */
function linesAlike(lines: readonly SplitLine[], index: number): SplitLine[] {
  const having = lines.filter(({ values }) => values[index] !== undefined)
  const before = mostCommon(having.map(({ values }) => values[index]?.before ?? ''))
  return having.filter(({ values }) => values[index]?.before === before)
}

/**
 * `bob 409x19x1 10.0.0.7 [c.a.s.Runner] …`: the column behind some words that is sure to be of the header, between marks
 * of its own in the same place of nearly all lines; -1 where there is none. No sentences agree on that.
 */
function endOfFurther(lines: readonly SplitLine[], from: number): number {
  // `06:28:21 Uhr [gate] …`
  const isConstant = new Set(lines.map((line) => valueOf(line, from))).size === 1
  for (let index = from + 1; index <= from + MAX_FURTHER; index += 1) {
    const alike = linesAlike(lines, index)
    if (alike.length < NEARLY_ALL * lines.length) return -1
    const isVaried = new Set(alike.map((line) => valueOf(line, index))).size > 1
    const isEnclosed = OPENED.test(alike[0]?.values[index]?.before ?? '')
    const isSure = isVaried && isEnclosed && ((isConstant && index === from + 1) || arePlaces(alike, index))
    if (isSure && isHeaderColumn(alike, index)) return index
  }
  return -1
}

const arePlaces = (lines: readonly SplitLine[], index: number): boolean =>
  lines.every((line) => PLACE.test(valueOf(line, index)))

const OPENED = /^[[(<{]$/
/** `c.a.s.Runner`, `web.api` */
const PLACE = /^[\p{L}_$][\p{L}\d_$-]*(?:[.:/#]+[\p{L}\d_$-]+)+$/u
