import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import { takeStamp } from '../parse/take-stamp.ts'
import type { Frame, FramePart } from './frame.ts'
import { readTail } from './frame-scan-back.ts'
import { partEnd, skipFrameLiteral } from './frame-scan.ts'
import { phraseEnd } from './head-word.ts'
import { levelInColumn, levelOfPhrase } from './level-in-column.ts'
import { spellPartedTime } from './parted-time.ts'
import { scanTimeColumn } from './scan-time-column.ts'

const NAME = /^\p{L}[\p{L}\d_./ -]{1,80}$/u

/** The values of a line that is built by the frame, and its message; null of any other. */
export function readFrame(text: string, frame: Frame): FrameValues | null {
  const found: Partial<Record<FramePart['role'], string>> = {}
  let pos = 0
  for (const [index, { before, kind, role }] of frame.parts.entries()) {
    const start = startOf(text, skipFrameLiteral(text, pos, before), kind)
    const next = frame.parts[index + 1]?.before ?? frame.end
    const word = start < 0 ? -1 : partEnd(text, start, kind, next)
    const end = role === 'level' && word > 0 ? levelEnd(text, start, word, next) : word
    if (end < 0) return null
    found[role] = text.slice(start, end).trimEnd()
    pos = end
  }
  const from = skipFrameLiteral(text, pos, frame.end)
  if (from >= 0 && frame.tail !== undefined) {
    const end = readTail(text, frame.tail, frame.after, found)
    return end <= from ? null : { ...found, message: text.slice(from, end).trim() }
  }
  if (from < 0 || !text.trimEnd().endsWith(frame.after)) return null
  const rest = text.slice(from).trimEnd()
  return { ...found, message: (found.message ?? rest.slice(0, rest.length - frame.after.length)).trim() }
}

/** Blanks may fill a column up. */
const startOf = (text: string, at: number, kind: FramePart['kind']): number =>
  at < 0 || kind === 'text' ? at : skipBlanks(text, at)

/** `Schwerer Fehler [cart]`: where the others are words. */
const levelEnd = (text: string, start: number, end: number, next: string): number =>
  next === ' ' || skipFrameLiteral(text, end, next) >= 0 ? end : Math.max(end, phraseEnd(text, start, levelOfPhrase))

type FrameValues = Partial<Record<FramePart['role'], string>> & { readonly message: string }

/** Reads what was left open of a line that is built like others of its source. */
export function takeFrame(text: string, line: ParsedLine, frame: Frame, context: TimeContext): void {
  const found = readFrame(text, frame)
  if (found === null) return
  const level = found.level === undefined ? null : (frame.levels[found.level] ?? levelInColumn(found.level))
  if (found.level !== undefined && level === null) return
  const { service } = found
  if (service !== undefined && (!NAME.test(service) || strongLevelOfWord(service) !== null)) return
  line.level ??= level
  if (service !== undefined && line.pod === undefined && (frame.isBetter || line.service === undefined))
    nameService(line, service)
  if (found.time !== undefined) takeTime(found.time, line, frame, context)
  takeRest(found.message, line, frame)
}

function nameService(line: ParsedLine, service: string): void {
  line.service = service
  line.isWeakService = false
}

/** Of a time in columns less was found without the frame. */
function takeTime(found: string, line: ParsedLine, { parts }: Frame, context: TimeContext): void {
  const isParted = parts.some(({ kind }) => kind === 'parted')
  if (line.timestampMs !== null && !isParted) return
  const time = (isParted ? spellPartedTime(found) : null) ?? found
  const stamp = new Stamp()
  if (scanTimeColumn(time, 0, stamp) === time.length) takeStamp(stamp, line, context)
}

/** What stands behind the frame's message is no part of the one that was found. */
function cutTail(line: ParsedLine, rest: string): void {
  const message = line.message.trim()
  const at = message === '' ? -1 : rest.indexOf(message.slice(0, MIN_SAME))
  const end = rest.slice(Math.max(at, 0))
  if (at >= 0 && message.length > end.length && message.startsWith(end)) line.message = end
}
const MIN_SAME = 12

/** What is left of the line is its message, unless more was taken off it already. */
function takeRest(rest: string, line: ParsedLine, { parts, tail }: Frame): void {
  if (tail !== undefined) cutTail(line, rest)
  const isOther = !rest.includes(line.message.trim()) && parts.some(({ role }) => role === 'message')
  if (!line.header || line.message === '' || isOther || line.message.trim().length > rest.length) line.message = rest
  if (line.header) return
  line.header = true
  line.format = 'columns'
}
