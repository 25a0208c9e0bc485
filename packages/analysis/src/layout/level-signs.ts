import type { Level } from '../model/log-event.ts'
import { isLetter, Stamp } from '../parse/scan-clock.ts'
import { skipSpaces } from '../parse/scan-token.ts'
import { isBlankAt, isCloser, isOpener } from './head-marks.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** Letters or signs that say how bad things are, at the head of a source's lines or right behind their time. Plain JSON. */
export interface LevelSigns {
  readonly isBehindTime: boolean
  readonly levels: Readonly<Record<string, Level>>
}

/** Where a sign stands. */
interface SignPlace {
  readonly sign: string
  readonly start: number
  readonly end: number
}

const stamp = new Stamp()
/** No letter, digit, quote, bracket, and none of what sentences have within: one mark up to five times, or a picture. */
const SIGN = /(?:ℹ\ufe0f?|([^\p{L}\p{M}\d\s"'`[\](){}<,;:|/\\_@$%&])\1{0,4}\ufe0f?)(?=[ \t])/uy
/** `E `, `E|`, `(E) `, `{E} `: none that is part of a longer code, nor a board's or a print server's, `E (123) …`, `E [04/Nov…`. */
const LETTER = /[[({<*#%=]?([A-Z])(?=[\])}>*#%=] |[|;~] ?\S| {1,4}(?![([]\d)\S)/y

/** The sign of a line, and null where none stands. */
export function signOf(text: string, isBehindTime: boolean): SignPlace | null {
  const start = isBehindTime ? behindTime(text) : 0
  if (start < 0) return null
  if (!mayBeSign(text.charCodeAt(start)))
    return isBehindTime && text.startsWith(GAP, start - 3) ? placeOf('', start) : null
  if (!isBehindTime) {
    LETTER.lastIndex = start
    const letter = LETTER.exec(text)
    if (letter !== null) return placeOf(letter[1] ?? '', start + letter[0].length - 1)
  }
  SIGN.lastIndex = start
  const sign = SIGN.exec(text)?.[0]
  return sign === undefined ? null : placeOf(sign, start)
}

/** Blanks fill up the place of a sign. */
const GAP = '   '

const placeOf = (sign: string, start: number): SignPlace => ({ sign, start, end: start + sign.length })

/** Cheap: in small letters, digits and quotes nothing begins. */
const mayBeSign = (code: number): boolean =>
  (code > 32 && code < 48 && code !== 34 && code !== 39) ||
  (code > 57 && code < 97) ||
  (code > 122 && code < 128) ||
  code === 0xb7 ||
  code > 0x2000

/** Where the text goes on behind a time at its head and the bracket around it; -1 without one. */
export function behindTime(text: string): number {
  const open = isOpener(text.charCodeAt(0)) ? 1 : 0
  const code = text.charCodeAt(open)
  if (isLetter(code) && open === 0 && text.charCodeAt(3) !== 32 && text.charCodeAt(3) !== 44) return -1
  let end = scanTimeColumn(text, open, stamp)
  if (end <= 0) return -1
  if (isCloser(text.charCodeAt(end)) !== open > 0) return -1
  if (open > 0) end += 1
  return isBlankAt(text, end) ? skipSpaces(text, end) : -1
}

/** The line with a level's word in the place of its sign. */
export function spellSign(text: string, { isBehindTime, levels }: LevelSigns): string {
  const place = signOf(text, isBehindTime)
  const level = place === null ? undefined : levels[place.sign]
  if (place === null || level === undefined) return text
  const word = level.toUpperCase()
  const isBare = isBlankAt(text, place.end) && (place.start === 0 || isBlankAt(text, place.start - 1))
  const spelled = isBare || place.sign === '' ? `[${word}]` : word
  return `${text.slice(0, place.start)}${spelled}${place.sign === '' ? ' ' : ''}${text.slice(place.end)}`
}
