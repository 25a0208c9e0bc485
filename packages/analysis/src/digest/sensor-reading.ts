import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { isUpper } from '../parse/scan-token.ts'
import type { NamedNumber } from './named-number.ts'

/** A template with more words is a sentence, and no row of measurements. */
const MOST_WORDS = 2
const MAX_TEMPLATE = 120
const WORD = /[a-z]{4,}/g
/** 'TC-4B', 'TIC-412', 'Z1', 'TV-7102.OP': what plants call their sensors and valves. */
const TAG = /(?<![\w.-])[A-Z]{1,5}[-_]?\d{1,5}[A-Z]?(?:\.[A-Z]{2,3})?(?![\w-])/g
/** With a fraction, as measured values have; no part of a clock or a version. */
const VALUE = /(?<![\d:.,_-])-?\d{1,6}[.,]\d{1,4}(?![\d.,:])/g
const MAX_ROW = 200

export const READING = 'reading '

/** Whether messages of a template may be rows of measurements. */
export const mayBeReading = (template: string): boolean =>
  template.length <= MAX_TEMPLATE && (template.match(WORD)?.length ?? 0) <= MOST_WORDS

/** The first measured value of a row and the tag before it: `ZONE4;TC;TC-4B;ACT=0871.1;SP=0870.0;Q=GOOD`. */
export function sensorReading(row: string): NamedNumber | null {
  if (row.length > MAX_ROW || !mayNameTag(row) || !mayHoldValue(row)) return null
  for (const { 0: value, index } of row.matchAll(VALUE)) {
    const tag = [...row.slice(0, index).matchAll(TAG)].at(-1)
    if (tag === undefined) continue
    const kind = row.slice(tag.index + tag[0].length, index).match(/[A-Z]{2,8}/)?.[0]
    return {
      name: `${READING}${tag[0]}${kind === undefined ? '' : ` ${kind}`}`,
      value: Number(value.replace(',', '.')),
    }
  }
  return null
}

/** Cheap, as most lines have no tag: whether capitals that begin a word go on with a digit. */
function mayNameTag(row: string): boolean {
  let isBehindWord = false
  for (let pos = 0; pos < row.length; pos += 1) {
    const code = row.charCodeAt(pos)
    if (!isBehindWord && isUpper(code) && goesOnWithDigit(row, pos)) return true
    isBehindWord = isOfTag(code)
  }
  return false
}

function goesOnWithDigit(row: string, at: number): boolean {
  let pos = at + 1
  while (isUpper(row.charCodeAt(pos))) pos += 1
  const code = row.charCodeAt(pos)
  return isDigit(code === DASH || code === UNDERSCORE ? row.charCodeAt(pos + 1) : code)
}

/** A fraction, and no number of a clock, a version or an address before it. */
function mayHoldValue(row: string): boolean {
  for (let pos = 1; pos < row.length; pos += 1) {
    const code = row.charCodeAt(pos)
    if ((code !== DOT && code !== COMMA) || !isDigit(row.charCodeAt(pos + 1))) continue
    let start = pos
    while (isDigit(row.charCodeAt(start - 1))) start -= 1
    if (start < pos && !isOfNumber(row.charCodeAt(start - 1))) return true
  }
  return false
}

const isOfNumber = (code: number): boolean => code === COLON || code === DOT || code === COMMA || code === UNDERSCORE

const COLON = 58
const COMMA = 44
const DASH = 45
const DOT = 46
const UNDERSCORE = 95

/** What no tag stands right behind. */
const isOfTag = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === DASH || code === DOT || code === UNDERSCORE
