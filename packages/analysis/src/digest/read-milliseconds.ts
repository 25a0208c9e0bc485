import { isDigit, isLetter } from '../parse/scan-clock.ts'

const UNITS = ['ms', 'msecs', 'msec', 'milliseconds']
const DOT = 46
const BLANK = 32

/** The first number of milliseconds that a text names, as in 'lookup | ok | 18 ms'; null where it names none. */
export function readMilliseconds(text: string): number | null {
  for (let unit = text.indexOf('m', 1); unit > 0; unit = text.indexOf('m', unit + 1)) {
    const end = text.charCodeAt(unit - 1) === BLANK ? unit - 1 : unit
    if (!isDigit(text.charCodeAt(end - 1)) || !namesUnit(text, unit)) continue
    const start = numberStart(text, end)
    if (start >= 0) return Number(text.slice(start, end))
  }
  return null
}

const namesUnit = (text: string, at: number): boolean =>
  UNITS.some((unit) => text.startsWith(unit, at) && !isOfWord(text.charCodeAt(at + unit.length)))

/** Where the number starts that ends at `end`; -1 for what belongs to a word or a version. */
function numberStart(text: string, end: number): number {
  const last = digitsStart(text, end)
  const hasFraction = text.charCodeAt(last - 1) === DOT && isDigit(text.charCodeAt(last - 2))
  const start = hasFraction ? digitsStart(text, last - 1) : last
  const before = text.charCodeAt(start - 1)
  return isOfWord(before) || before === DOT ? -1 : start
}

function digitsStart(text: string, end: number): number {
  let start = end
  while (isDigit(text.charCodeAt(start - 1))) start -= 1
  return start
}

const isOfWord = (code: number): boolean => isLetter(code) || isDigit(code) || code === 95
