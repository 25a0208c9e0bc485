import { isLetter, Stamp } from '../parse/scan-clock.ts'
import { skipSpaces } from '../parse/scan-token.ts'
import { areLevels, areUsual } from './are-levels.ts'
import { areUnits } from './are-units.ts'
import { areNumericLevels } from './levels-of-column.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { delimiterOf } from './split-line.ts'
import { mostCommon } from './split-values.ts'

const MIN_LINES = 12
const MOST = 0.9
const NEARLY_ALL = 0.97
const MAX_START = 10
const MAX_FIELDS = 4
/**
 * Comma, `##`, `//`, `%%`, `/`: no letter, digit, quote, bracket, and none of what sentences have between words; or one
 * mark three and more times, whichever it is: `####`, `===`.
 */
const MARK = /^ {0,4}(([^\p{L}\d\s"'[({\])}])\2{2,9}|[^\p{L}\d\s"'[({<\])}>:=.-]{1,3})(?=[ "]{0,4}[\p{L}\d_-])/u

/** The mark that parts the fields of most lines, where no line alone shows it: one of the fields holds levels or units. */
export function learnMark(texts: readonly string[]): string | null {
  const open = texts.filter((text) => delimiterOf(text) === null)
  return markBehindTime(open) ?? markAroundTime(open) ?? markOfOthers(texts, open)
}

/** `… :: INF :: …` shows what parts `… :: MAJOR :: …`, where nobody knows the word for a level. */
function markOfOthers(texts: readonly string[], open: readonly string[]): string | null {
  if (open.length === 0 || texts.length - open.length < MIN_SHOWN) return null
  const marks = texts.flatMap((text) => delimiterOf(text) ?? [])
  const mark = mostCommon(marks)
  const counts = texts.map((text) => text.split(mark, MAX_FIELDS).length)
  const count = mostCommon(counts.map(String))
  return marks.every((one) => one === mark) &&
    Number(count) >= MIN_PARTED &&
    counts.filter((one) => String(one) === count).length >= NEARLY_ALL * counts.length
    ? mark
    : null
}

const MIN_SHOWN = 6
/** A field between two marks. */
const MIN_PARTED = 3

/** `10:15:30 ## WARN ## cart ## …` */
function markBehindTime(texts: readonly string[]): string | null {
  const rests = texts.flatMap((text) => behindTime(text) ?? [])
  return markBefore(rests) ?? markBehindName(rests)
}

/** `10:15:30 cart // WARN // …`: a blank alone parts the first name from the clock. */
function markBehindName(rests: readonly string[]): string | null {
  const named = rests.filter((rest) => NAMED.test(rest))
  const mark = mostCommon(named.map((rest) => NAMED.exec(rest)?.[1] ?? ''))
  const parted = named.filter((rest) => rest.split(` ${mark} `, MAX_FIELDS).length >= MIN_PARTED)
  return mark === '' || parted.length < NEARLY_ALL * rests.length
    ? null
    : markBefore(parted.map((rest) => ` ${mark} ${rest.trimStart()}`))
}

const NAMED = /^ {1,4}[\p{L}\d_.-]{1,40} {1,20}([^\p{L}\d\s"'[({<\])}>:=.-]{1,3}) /u

function markBefore(rests: readonly string[]): string | null {
  if (rests.length < MIN_LINES) return null
  const marks = rests.map((rest) => MARK.exec(rest)?.[1] ?? '')
  const mark = mostCommon(marks)
  if (mark === '' || marks.filter((one) => one === mark).length < MOST * marks.length) return null
  return areParted(rests.map((rest) => fieldsOf(rest, mark))) ? mark : null
}

function behindTime(text: string): string | null {
  const stamp = new Stamp()
  for (let at = 0; at < MAX_START; at = skipSpaces(text, at + 1)) {
    const end = scanTimeColumn(text, at, stamp)
    if (end > 0) return text.slice(end)
    if (isLetter(text.charCodeAt(at))) break
  }
  const tag = TAGGED.exec(text)?.[0].length ?? 0
  const end = tag === 0 ? -1 : scanTimeColumn(text, tag, stamp)
  return end > 0 ? text.slice(end) : null
}

/** `Record 6766 / 2023-04-09 20:11:43 / …`: a word and a number, and a mark between them and the time. */
const TAGGED = /^\p{L}{2,20} ?[#:]?\d{1,12} {0,2}[^\p{L}\d\s"'[({<\])}>:=.-]{1,3} {0,2}(?=\d)/u

/** `cart/WARN/Mar 19, 2023 3:56:53 AM/ …`: the mark stands behind the first word and on both sides of the clock. */
function markAroundTime(texts: readonly string[]): string | null {
  const marks = texts.flatMap((text) => FIRST_MARK.exec(text)?.[1] ?? [])
  const mark = mostCommon(marks)
  if (mark === '') return null
  const rows = texts.flatMap((text) => {
    const fields = fieldsBeforeTime(text, mark)
    return fields === null ? [] : [fields]
  })
  const count = rows[0]?.length ?? 0
  const alike = rows.filter((fields) => fields.length === count)
  if (alike.length < MIN_LINES || alike.length < MOST * rows.length || rows.length < texts.length / 2) return null
  return Array.from({ length: count }, (_, index) => alike.map((fields) => fields[index] ?? '')).some(holdNames)
    ? mark
    : null
}

const FIRST_MARK = /^[\p{L}\d_.-]{1,40} {0,4}([^\p{L}\d\s"'[({<\])}>:=.-]{1,3})/u

/** Words that the mark parts, up to a clock between two of it; null where there is none. */
function fieldsBeforeTime(text: string, mark: string): string[] | null {
  const stamp = new Stamp()
  const fields: string[] = []
  let from = 0
  while (fields.length < MAX_FIELDS) {
    const at = text.indexOf(mark, from)
    const field = at < 0 ? '' : text.slice(from, at).trim()
    if (field === '' || field.includes(' ')) return null
    fields.push(field)
    from = at + mark.length
    const end = scanTimeColumn(text, skipSpaces(text, from), stamp)
    if (end > 0) return text.startsWith(mark, skipSpaces(text, end)) ? fields : null
  }
  return null
}

const fieldsOf = (rest: string, mark: string): string[] =>
  rest
    .split(mark, MAX_FIELDS + 1)
    .slice(1)
    .map((field) => field.trim().replace(/^"(.*)"$/, '$1'))

/** Two and more fields of one word in nearly all lines, one of them a column of levels, and one of levels or units. */
function areParted(rows: readonly (readonly string[])[]): boolean {
  const fields = [0, 1, 2].map((index) => rows.map((row) => (row.length > index + 1 ? (row[index] ?? '') : '')))
  const end = fields.findIndex((values) => !areWords(values))
  const columns = end < 0 ? fields : fields.slice(0, end)
  return (
    columns.length > 1 &&
    columns.some((values) => holdLevels(values) || areNumericLevels(values)) &&
    columns.some(holdNames)
  )
}

const areWords = (values: readonly string[]): boolean =>
  values.filter((value) => value !== '' && !value.includes(' ')).length >= NEARLY_ALL * values.length

const holdLevels = (values: readonly string[]): boolean => areLevels(values) || areUsual(values)
const holdNames = (values: readonly string[]): boolean => areUnits(values, 2) || holdLevels(values)
