import { Stamp } from '../parse/scan-clock.ts'
import type { FramePart, PartKind } from './frame.ts'
import { isJoint, isOfWord } from './frame-scan.ts'
import { isBlankAt } from './head-marks.ts'
import { scanTimeColumn } from './scan-time-column.ts'

/** `Wednesday, 12 September 2023 10:15:30.123 +0200` */
const MAX_TIME = 48
const MIN_TIME = 8

const stamp = new Stamp()

/** What stands before the place: a blank, `v` for a word, a sign, or nothing at the start. */
export function lastAtom(text: string, end: number): string {
  if (end <= 0) return ''
  if (isBlankAt(text, end - 1)) return ' '
  const code = text.charCodeAt(end - 1)
  if (isOfWord(code)) return 'v'
  return code >= 0xdc00 && code < 0xe000 ? text.slice(Math.max(0, end - 2), end) : text.charAt(end - 1)
}

export function skipBlanksBack(text: string, end: number): number {
  let pos = end
  while (pos > 0 && isBlankAt(text, pos - 1)) pos -= 1
  return pos
}

/** Where the word or the time starts that ends here, or -1. */
export const partStart = (text: string, end: number, kind: PartKind): number =>
  kind === 'time'
    ? timeStart(text, end)
    : kind === 'value'
      ? wordStart(text, end)
      : kind === 'sign'
        ? signStart(text, end)
        : -1

/** A sign in a bracket or in quotes is up to what opens them. */
function signStart(text: string, end: number): number {
  let pos = end
  while (
    pos > 0 &&
    !isBlankAt(text, pos - 1) &&
    !isOfWord(text.charCodeAt(pos - 1)) &&
    !OPENS.test(text.charAt(pos - 1))
  )
    pos -= 1
  return pos < end ? pos : -1
}
const OPENS = /["'[({<*]/

function wordStart(text: string, end: number): number {
  let pos = end
  for (; pos > 0; pos -= 1) {
    const code = text.charCodeAt(pos - 1)
    if (!isOfWord(code) && !(pos < end && isJoint(code) && pos > 1 && isOfWord(text.charCodeAt(pos - 2)))) break
  }
  return pos < end ? pos : -1
}

/** Of the longest time that ends here. */
function timeStart(text: string, end: number): number {
  for (let pos = Math.max(0, end - MAX_TIME); pos <= end - MIN_TIME; pos += 1) {
    if (pos > 0 && (isOfWord(text.charCodeAt(pos - 1)) || isJoint(text.charCodeAt(pos - 1)))) continue
    if (isOfWord(text.charCodeAt(pos)) && scanTimeColumn(text, pos, stamp) === end) return pos
  }
  return -1
}

/** Before the literal, or -1. */
function skipBack(text: string, end: number, literal: string): number {
  let pos = end
  for (let index = literal.length - 1; index >= 0; index -= 1) {
    const code = literal.charCodeAt(index)
    const start = code === 32 ? skipBlanksBack(text, pos) : pos - 1
    if (code === 32 ? start === pos : pos <= 0 || text.charCodeAt(start) !== code) return -1
    pos = start
  }
  return pos
}

/** Reads the parts behind the message into `found`; answers where the message ends, or -1. */
export function readTail(
  text: string,
  tail: readonly FramePart[],
  end: string,
  found: Partial<Record<FramePart['role'], string>>,
): number {
  let pos = skipBack(text, text.trimEnd().length, end)
  for (let index = tail.length - 1; index >= 0 && pos >= 0; index -= 1) {
    const { kind, role, before } = tail[index] as FramePart
    const start = partStart(text, pos, kind)
    if (start < 0) return -1
    found[role] = text.slice(start, pos)
    pos = skipBack(text, start, before)
  }
  return pos
}
