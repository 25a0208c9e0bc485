import { levelOfLetter } from '../parse/level-of-word.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { isUpper } from '../parse/scan-token.ts'
import { headKey } from './head-key.ts'
import { isLiteral, quotesNothing } from './head-literal.ts'
import { arrowLength, isOpener } from './head-marks.ts'
import { HeadScan } from './head-scan.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { MAX_VALUES, type SplitLine } from './split-head.ts'
import { takeBracket, takeInner } from './take-head-bracket.ts'
import { takeWord, takeWords } from './take-head-word.ts'

const MIN_STAMP = 12
/** Erlang's times begin with it. */
const BRACE = 123
const stamp = new Stamp()

/** Takes a line's head apart where no mark parts its fields: word by word, up to where a sentence begins. */
export function splitAtWords(text: string): SplitLine {
  const scan = new HeadScan(text)
  let goesOn = true
  while (goesOn && scan.pos < scan.limit && scan.values.length < MAX_VALUES) goesOn = step(scan)
  const rest = scan.literal === '' && scan.blank ? ' ' : scan.literal
  return { text, delimiter: null, values: scan.values, rest }
}

/** Takes what stands at the place; false where the head ends. */
function step(scan: HeadScan): boolean {
  const code = scan.text.charCodeAt(scan.pos)
  if (scan.close > 0 && scan.leveled && scan.pos < scan.close && scan.isBehindTime()) return takeInner(scan)
  if (code === 32 || code === 9) {
    scan.blank = true
    scan.tight = false
    scan.pos += 1
    return true
  }
  if (quotesNothing(scan, code)) return false
  const arrow = arrowLength(scan.text, scan.pos)
  if (arrow > 0) return scan.pass(arrow)
  if (isLiteral(scan, code)) return scan.pass(1)
  return isOpener(code) ? takeOpened(scan, code) : takeBare(scan, scan.before())
}

const takeOpened = (scan: HeadScan, code: number): boolean =>
  (code === BRACE && takeTime(scan, scan.before())) || takeBracket(scan)

function takeBare(scan: HeadScan, before: string): boolean {
  return (
    takeTime(scan, before) ||
    takeInitial(scan, before) ||
    takeKey(scan) ||
    takeWords(scan, before) ||
    takeWord(scan, before)
  )
}

function takeTime(scan: HeadScan, before: string): boolean {
  const end = scanTimeColumn(scan.text, scan.pos, stamp)
  if (end <= 0) return false
  scan.push({ before, kind: 'time', type: 'T', start: scan.pos, end }, end)
  scan.prose = 0
  return true
}

/** `W20240823-190404.439`: a letter of a level, and the time without a blank between them. */
function takeInitial(scan: HeadScan, before: string): boolean {
  const [text, start] = [scan.text, scan.pos]
  if (scan.values.length > 0 || !isUpper(text.charCodeAt(start)) || levelOfLetter(text.charAt(start)) === null)
    return false
  if (scanTimeColumn(text, start + 1, stamp) < start + MIN_STAMP) return false
  scan.leveled = true
  scan.push({ before, kind: 'letter', type: 'L', start, end: start + 1 }, start + 1)
  return true
}

function takeKey(scan: HeadScan): boolean {
  const length = headKey(scan.text, scan.pos, scan.values.length === 0, scan.prose)
  if (length <= 0) return false
  scan.literal += scan.text.slice(scan.pos, scan.pos + length).trimEnd()
  scan.pos += length
  return true
}
