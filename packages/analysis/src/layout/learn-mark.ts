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
const MAX_START = 4
const MAX_FIELDS = 4
/** Comma, `##`, `//`, `%%`, `/`: no letter, digit, quote, bracket, and none of what sentences have between words. */
const MARK = /^ {0,4}([^\p{L}\d\s"'[({<\])}>:=.-]{1,3})(?=[ "]{0,4}[\p{L}\d_-])/u

/** The mark behind most lines' clocks that parts what else they say, where no line alone shows it: one of the fields holds levels or units. */
export function learnMark(texts: readonly string[]): string | null {
  const rests = texts.filter((text) => delimiterOf(text) === null).flatMap((text) => behindTime(text) ?? [])
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
    if (isLetter(text.charCodeAt(at))) return null
  }
  return null
}

const fieldsOf = (rest: string, mark: string): string[] =>
  rest
    .split(mark, MAX_FIELDS + 1)
    .slice(1)
    .map((field) => field.trim().replace(/^"(.*)"$/, '$1'))

/** Two fields of one word in nearly all lines, and one of them is a column of levels or units. */
function areParted(rows: readonly (readonly string[])[]): boolean {
  const columns = [0, 1].map((index) => rows.map((fields) => (fields.length > index + 1 ? (fields[index] ?? '') : '')))
  const areWords = columns.every(
    (values) => values.filter((value) => value !== '' && !value.includes(' ')).length >= NEARLY_ALL * values.length,
  )
  return areWords && columns.some((values) => holdLevels(values) || areNumericLevels(values)) && columns.some(holdNames)
}

const holdLevels = (values: readonly string[]): boolean => areLevels(values) || areUsual(values)
const holdNames = (values: readonly string[]): boolean => areUnits(values, 2) || holdLevels(values)
