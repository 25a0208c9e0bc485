import { isDigit, isLetter } from '../parse/scan-clock.ts'

/** What stands behind the mark: a number, and its unit. */
const NUMBER = / ?(-?\d+(?:\.\d+)?)(?:%|ms|s|mb|mib|kb|gb|b)?(?=[\s,;)\]}]|$)/iy
const MAX_KEY = 41
const UNDERSCORE = 95
const BLANK = 32
const DASH = 45
const DOT = 46
const PERCENT = 37

/** 'pool_active=48, lag: 12 ms': takes each key with its number. Only marks before a number are looked behind. */
export function eachPair(text: string, take: (key: string, value: string) => void): void {
  let from = 0
  for (let mark = nextMark(text, 0); mark >= 0; mark = nextMark(text, mark + 1)) {
    if (!leadsToNumber(text, mark + 1)) continue
    const start = keyStart(text, from, mark)
    if (start < 0) continue
    NUMBER.lastIndex = mark + 1
    const value = NUMBER.exec(text)?.[1]
    if (value === undefined) continue
    from = NUMBER.lastIndex
    take(text.slice(start, mark), value)
  }
}

/** The next equals sign or colon, or -1. */
function nextMark(text: string, from: number): number {
  for (let pos = from; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === 61 || code === 58) return pos
  }
  return -1
}

function leadsToNumber(text: string, at: number): boolean {
  let pos = text.charCodeAt(at) === BLANK ? at + 1 : at
  if (text.charCodeAt(pos) === DASH) pos += 1
  return isDigit(text.charCodeAt(pos))
}

/** Where the longest key begins that ends at `end`: with a letter or an underscore at the border of a word; or -1. */
function keyStart(text: string, from: number, end: number): number {
  let start = -1
  const last = text.charCodeAt(end - 1) === PERCENT ? end - 2 : end - 1
  for (let pos = last; pos >= from && end - pos <= MAX_KEY; pos -= 1) {
    const code = text.charCodeAt(pos)
    if (!isOfWord(code) && code !== DOT && code !== DASH) break
    if (pos < last && isOfWord(code) && !isDigit(code) && !isOfWord(text.charCodeAt(pos - 1))) start = pos
  }
  return start
}

const isOfWord = (code: number): boolean => isLetter(code) || isDigit(code) || code === UNDERSCORE
