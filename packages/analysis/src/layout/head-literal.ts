import { levelOfLetter, strongLevelOfWord } from '../parse/level-of-word.ts'
import { isLetter, Stamp } from '../parse/scan-clock.ts'
import { endOfWord } from '../parse/scan-token.ts'
import { isBlankAt, isCloser, isLone, isMark, isSigil } from './head-marks.ts'
import type { HeadScan } from './head-scan.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const MIN_STAMP = 12
const stamp = new Stamp()

export function quotesNothing(scan: HeadScan, code: number): boolean {
  NOTHING.lastIndex = scan.pos
  return code === 34 && NOTHING.test(scan.text)
}

/** `"- - -"`: of a request that was none, which is no header's. */
const NOTHING = /"-(?: -)*"/y

/** Whether a mark stands here that parts values. */
export function isLiteral(scan: HeadScan, code: number): boolean {
  return (
    isMark(code) || isCloser(code) || isLoneMark(scan, code) || isPartingColon(scan, code) || isSigilHere(scan, code)
  )
}

/** `@20250102T030405Z !E $cart …`: one sign before each value, up to where a sentence begins. */
function isSigilHere(scan: HeadScan, code: number): boolean {
  const [text, pos] = [scan.text, scan.pos]
  if (!isSigil(code) || !(pos === 0 || isBlankAt(text, pos - 1))) return false
  if (scan.values.length === 0)
    return scanTimeColumn(text, pos, stamp) < 0 && scanTimeColumn(text, pos + 1, stamp) > pos + MIN_STAMP
  if (scan.isBehindTime()) return isLevelWord(text.slice(pos + 1, endOfWord(text, pos + 1)))
  return scan.leveled && scan.prose === 0 && NAME_START.test(text.charAt(pos + 1))
}

const NAME_START = /[\p{L}\d]/u

/** A word or a letter alone. */
const isLevelWord = (word: string): boolean =>
  (word.length === 1 ? levelOfLetter(word) : strongLevelOfWord(word)) !== null

function isLoneMark(scan: HeadScan, code: number): boolean {
  const [text, pos] = [scan.text, scan.pos]
  return (
    isLone(code) &&
    (isBlankAt(text, pos + 1) ||
      text.startsWith('--', pos) ||
      text.startsWith(':: ', pos) ||
      text.startsWith('== ', pos))
  )
}

/** Behind other marks, or between a value and a clock. */
function isPartingColon(scan: HeadScan, code: number): boolean {
  if (code !== 58) return false
  if (scan.literal !== '') return true
  if (scan.blank || scan.values.length === 0) return false
  if (scan.tight || scanTimeColumn(scan.text, scan.pos + 1, stamp) > 0) return true
  scan.tight = scan.isBehindTime() && isLetter(scan.text.charCodeAt(scan.pos + 1))
  return scan.tight
}
