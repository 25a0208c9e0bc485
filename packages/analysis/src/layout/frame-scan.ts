import { isDigit, isLetter, Stamp } from '../parse/scan-clock.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import type { PartKind } from './frame.ts'
import { isBlankAt, isCloser } from './head-marks.ts'
import { partedTimeEnd } from './parted-time.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** In brackets, and between marks. */
const MAX_ENCLOSED = 60
const MAX_TEXT = 400

/** Letters beyond ASCII stand before the signs. */
export const isOfWord = (code: number): boolean =>
  isDigit(code) || isLetter(code) || code === 95 || (code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7)

/** Dash, dot, slash: within a word they part nothing. */
export const isJoint = (code: number): boolean => code === 45 || code === 46 || code === 47

const stamp = new Stamp()

/** Behind the part that starts here, or -1; a text ends before `next`. */
export function partEnd(text: string, at: number, kind: PartKind, next: string): number {
  switch (kind) {
    case 'time':
      return scanTimeColumn(text, at, stamp)
    case 'parted':
      return partedTimeEnd(text, at)
    case 'value':
      return wordEnd(text, at)
    case 'sign':
      return beforeLiteral(text, at, signEnd(text, at), next)
    case 'text':
      return textEnd(text, at, next)
  }
}

function wordEnd(text: string, at: number): number {
  let pos = at
  for (; pos < text.length; pos += 1) {
    const code = text.charCodeAt(pos)
    if (!isOfWord(code) && !(pos > at && isJoint(code) && isOfWord(text.charCodeAt(pos + 1)))) break
  }
  return pos > at ? pos : -1
}

/** `!!@cart`, `!]`: what stands before the next part is none of the sign. */
function beforeLiteral(text: string, at: number, end: number, next: string): number {
  const literal = LITERAL.exec(next)?.[0] ?? ''
  const start = end - literal.length
  return literal !== '' && start > at && text.startsWith(literal, start) ? start : end
}
const LITERAL = /^\S{1,3}/

function signEnd(text: string, at: number): number {
  let pos = at
  while (pos < text.length && !isBlankAt(text, pos) && !isOfWord(text.charCodeAt(pos))) pos += 1
  return pos > at ? pos : -1
}

function textEnd(text: string, at: number, next: string): number {
  const literal = next.trim()
  const found = literal === '' ? text.trimEnd().length : indexOfLiteral(text, at, literal, next.startsWith(' '))
  if (found <= at || found - at > (isCloser(literal.charCodeAt(0)) ? MAX_ENCLOSED : MAX_TEXT)) return -1
  let end = found
  while (next.startsWith(' ') && text.charCodeAt(end - 1) === 32) end -= 1
  return end > at ? end : -1
}

/** Where the literal stands, behind a blank where it has one before it. */
function indexOfLiteral(text: string, from: number, literal: string, isBlankBefore: boolean): number {
  const found = text.indexOf(isBlankBefore ? ` ${literal}` : literal, from)
  return isBlankBefore && found >= 0 ? found + 1 : found
}

/** Behind the literal, or -1. */
export function skipFrameLiteral(text: string, at: number, literal: string): number {
  let pos = at
  for (let index = 0; index < literal.length; index += 1) {
    const code = literal.charCodeAt(index)
    if (code === 32 && literal.charCodeAt(index - 1) === 32) continue
    const end = code === 32 ? skipBlanks(text, pos) : pos + 1
    if (code === 32 ? end === pos : text.charCodeAt(pos) !== code) return -1
    pos = end
  }
  return pos
}

/** What comes next: a blank, `v` for a word, a sign, or nothing at the end. */
export function nextAtom(text: string, at: number): string {
  if (at >= text.length) return ''
  if (isBlankAt(text, at)) return ' '
  return isOfWord(text.charCodeAt(at)) ? 'v' : String.fromCodePoint(text.codePointAt(at) ?? 0)
}
