import { Stamp } from '../parse/scan-clock.ts'
import { isBlankAt } from './head-marks.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** A word or a bracket behind a message, read from the end of its line. */
export interface TailToken {
  /** The mark before it, its key, and the bracket that holds it. */
  readonly shape: string
  readonly value: string
  /** Where it starts, its mark included. */
  readonly start: number
  /** Several blanks stand before or behind it. */
  readonly isPadded: boolean
}

const MAX_TIME = 48
const MIN_TIME = 7
const MAX_VALUE = 60
/** What may stand before a time: a blank, an opening bracket, a quote, `@`, `=`, `:`, `#`. */
const BEFORE_TIME = /[\s[({<"@=:#]/
const MAY_PRECEDE = Uint8Array.from({ length: 128 }, (_, code) => (BEFORE_TIME.test(String.fromCharCode(code)) ? 1 : 0))
const mayPrecede = (code: number): boolean =>
  code < 128 ? MAY_PRECEDE[code] === 1 : BEFORE_TIME.test(String.fromCharCode(code))
const stamp = new Stamp()
const OPENERS: Readonly<Record<string, string>> = { ']': '[', '}': '{', ')': '(', '>': '<', '"': '"' }
/** What parts a message from what stands behind it, blanks around it. */
const MARK = /(?<=\s)(?:[-–—|~/@#·•:;]|--|::|\/\/|<-|<--|->|=>|>>|~~|---)\s+$/u
const STICKY = /^[@#~!$%&+^](?=[\p{L}\d])/u
const KEY = /^([A-Za-z_][\w.-]{0,20}[=:])(?=\S)/

/** The time that ends the line, in brackets or behind a mark or not; null where none does. */
export function timeToken(text: string): TailToken | null {
  const end = text.trimEnd().length
  const opener = OPENERS[text[end - 1] ?? '']
  const close = opener === undefined ? end : end - 1
  const wanted = opener?.charCodeAt(0)
  for (let at = Math.max(1, end - MAX_TIME); at < close - MIN_TIME; at += 1) {
    const before = text.charCodeAt(at - 1)
    if (!mayPrecede(before) || (wanted !== undefined && before !== wanted)) continue
    if (scanTimeColumn(text, at, stamp) !== close) continue
    return withMark(text, opener === undefined ? at : at - 1, text.slice(at, close), opener ?? '')
  }
  return null
}

/** The token that ends at `to`; null where no blank stands before it. */
export function tokenBefore(text: string, to: number): TailToken | null {
  const end = text.slice(0, to).trimEnd().length
  const opener = OPENERS[text[end - 1] ?? '']
  if (opener !== undefined) {
    const open = openerBefore(text, end - 1, opener)
    if (open >= 0 && end - open <= MAX_VALUE) return withMark(text, open, text.slice(open + 1, end - 1).trim(), opener)
  }
  let start = end
  while (start > 0 && !isBlankAt(text, start - 1)) start -= 1
  if (start === 0 || end - start > MAX_VALUE) return null
  return withMark(text, start, text.slice(start, end), '')
}

/** Where the bracket opens that closes at `close`, or -1. */
function openerBefore(text: string, close: number, opener: string): number {
  let depth = 0
  for (let at = close - 1; at >= Math.max(0, close - MAX_VALUE); at -= 1) {
    if (text[at] === opener) {
      if (depth === 0) return at
      depth -= 1
    } else if (text[at] === text[close]) depth += 1
  }
  return -1
}

function withMark(text: string, from: number, inner: string, opener: string): TailToken | null {
  let [start, value, own] = [from, inner, opener]
  const outer = opener === '' ? null : STICKY_BEFORE.exec(text.slice(Math.max(0, from - 24), from))
  if (outer !== null) {
    own = `${outer[1]}${own}`
    start -= outer[0].length
  }
  const inside = KEY.exec(value)?.[1] ?? STICKY.exec(value)?.[0] ?? ''
  own += inside
  value = value.slice(inside.length)
  // The time's own word goes on to the left: `@2024-…`, `ts=2024-…`.
  const glued = opener === '' ? STICKY_BEFORE.exec(text.slice(Math.max(0, start - 24), start)) : null
  if (glued !== null) {
    own = `${glued[1]}${own}`
    start -= glued[0].length
  }
  if (start > 0 && !isBlankAt(text, start - 1)) return null
  const mark = MARK.exec(text.slice(Math.max(0, start - 8), start))?.[0] ?? ''
  const isPadded = text.startsWith('  ', start + inner.length) || (start > 1 && text.startsWith('  ', start - 2))
  return { shape: `${mark.trim()} ${own}`, value: value.trim(), start: start - mark.length, isPadded }
}

const STICKY_BEFORE = /([@#~]|[A-Za-z_][\w.-]{0,20}[=:])$/
