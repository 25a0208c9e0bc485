import type { Level } from '../model/log-event.ts'
import { levelOfLetter } from '../parse/level-of-word.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { alignEnds, withKey } from './align-ends.ts'
import { alignLines, isConstant, type AlignedPart } from './align-lines.ts'
import { areLevels } from './are-levels.ts'
import { areSentences } from './are-sentences.ts'
import { wordsOf } from './columns-of-lines.ts'
import type { Frame, FramePart } from './frame.ts'
import { levelInColumn } from './level-in-column.ts'
import { areNumericLevels } from './levels-of-column.ts'
import { isBetterName, nameBehind, nameInFrame, type OpenLine, type Places } from './name-in-frame.ts'
import { partJoints } from './part-joints.ts'
import { readFrame } from './take-frame.ts'

const MIN_LINES = 12
const MOST = 0.9

/** The frame of a source's lines, or of those that leave something open; null where it tells nothing that is not known. */
export function learnFrame(samples: readonly OpenLine[], isNamed: boolean): Frame | null {
  const plain = samples.filter(({ line, text }) => !OWN.test(text) && !isNamedByKeys(line))
  const open = plain.filter(({ line, service }) => line.level === null || service === undefined)
  const learn = (some: readonly OpenLine[]): Frame | null => frameOfLines(some, samples.length, isNamed)
  return learn(plain) ?? learn(open) ?? learn(mostAlike(plain))
}

/** Those that begin as most do, where a source has lines of several kinds; a grammar knows its own. */
function mostAlike(all: readonly OpenLine[]): readonly OpenLine[] {
  const samples = all.filter(({ line }) => LOOSE.has(line.format))
  const kinds = Map.groupBy(samples, ({ text }) => text.slice(0, MAX_HEAD).replaceAll(WORDS, 'v').slice(0, OPENING))
  const [most = []] = [...kinds.values()].toSorted((a, b) => b.length - a.length)
  return most.length < all.length && most.length > all.length / 2 ? most : []
}

const LOOSE: ReadonlySet<string> = new Set(['plain', 'text', 'columns', 'level'])
const MAX_HEAD = 80
const OPENING = 10
const WORDS = /[\p{L}\d_.-]{1,80}/gu

function frameOfLines(samples: readonly OpenLine[], total: number, isNamed: boolean): Frame | null {
  if (samples.length < MIN_LINES || samples.length < SOME * total) return null
  const { live, parts: all, end, isWhole } = alignLines(samples.map(({ text }) => text))
  const lines = live.map((index) => samples[index] as OpenLine)
  const aligned = all.map((part) => ({ ...part, values: live.map((line) => part.values[line] ?? '') }))
  const parts = aligned.some((part, index) => !isTime(part) && tellLevels(part, index)) ? aligned : partJoints(aligned)
  const places = placesOf(parts, isWhole && !WORD.test(end))
  if (places.time < 0 && dropsCounts(parts[0])) return null
  const service = isNamed ? -1 : nameInFrame(parts, end, lines, places)
  const messages = parts[places.message]?.values ?? []
  const isBetter = service >= 0 && isBetterName(parts, service, lines, messages)
  const found = { ...places, service }
  const frame = frameOf(parts, end, lines, found, isBetter)
  const tailed = isWhole ? null : withTail(frame, lines, found, isNamed)
  return tailed ?? (isBetter || tellsMore(frame, lines) ? frame : null)
}

/** The frame with what stands behind the messages; null where that tells nothing more. */
function withTail(
  head: Frame,
  samples: readonly OpenLine[],
  places: Places & { service: number },
  isNamed: boolean,
): Frame | null {
  if (Math.min(places.time, places.level, isNamed ? 0 : places.service) >= 0) return null
  const ends = alignEnds(samples.map(({ text }) => text))
  const lines = ends.live.map((index) => samples[index] as OpenLine)
  const parts = ends.parts.map((part) => ({ ...part, values: ends.live.map((line) => part.values[line] ?? '') }))
  const behind = placesBehind(parts, lines, places, isNamed)
  const { level } = behind
  const told = Object.values(behind).filter((place) => place >= 0)
  if (told.length === 0) return null
  const tail = partsOf(parts, behind).slice(withKey(parts, Math.min(...told)))
  if (!isParted(tail[0])) return null
  const isBare = Math.max(places.time, places.level, places.service) < 0
  const levels = level < 0 ? head.levels : levelsOf(parts[level]?.values ?? [], lines)
  const frame: Frame = { ...head, ...(isBare ? { parts: [], end: '' } : {}), tail, after: ends.end, levels }
  // A time at the end of all lines is no part of what they say.
  const isOpen = tellsMore(frame, lines) && (behind.time >= 0 || tellsBehind(behind, lines))
  return isOpen || lines.filter((line) => keepsTail(line, frame)).length >= MOST * lines.length ? frame : null
}

/** What was found says no less in its fields, and left them, or the mark before them, to the message. */
function keepsTail({ line: { message }, text }: OpenLine, frame: Frame): boolean {
  const rest = readFrame(text, frame)?.message ?? ''
  const at = rest === '' ? -1 : message.indexOf(rest)
  return at >= 0 && message.trimEnd().length > at + rest.length
}

/** Something of that was not found without it. */
const tellsBehind = (
  { time, level, service }: Places & { readonly service: number },
  lines: readonly OpenLine[],
): boolean =>
  lines.filter(
    ({ line, service: known }) =>
      (time >= 0 && line.timestampMs === null) ||
      (level >= 0 && line.level === null) ||
      (service >= 0 && known === undefined),
  ).length >
  SOME * lines.length

/** What the head of the lines left open. */
const placesBehind = (
  parts: readonly AlignedPart[],
  lines: readonly OpenLine[],
  { time, level, service }: Places & { readonly service: number },
  isNamed: boolean,
): Places & { readonly service: number } => ({
  time: time >= 0 ? -1 : parts.findLastIndex(({ kind }) => kind === 'time'),
  level:
    level >= 0
      ? -1
      : parts.findLastIndex(({ kind, values }) => (kind === 'value' || kind === 'sign') && areLevelsBehind(values)),
  service: service >= 0 || isNamed ? -1 : nameBehind(parts, lines),
  message: -1,
})

/** Single digits count anything. */
const areLevelsBehind = (values: readonly string[]): boolean =>
  areLevels(values) || areLetters(values) || (areNumericLevels(values) && values.every((value) => value.length > 1))

/** From the message, by a mark or a key; a level is no word of it. */
const isParted = (first: FramePart | undefined): boolean =>
  first !== undefined && (first.role === 'level' || first.role === 'other' || MARKED.test(first.before))
const MARKED = /[^\s.,]/

const SOME = 0.25
const WORD = /[\p{L}\d]/u

/** A sentence is the message where nothing is left behind the parts. */
const placesOf = (parts: readonly AlignedPart[], isWhole: boolean): Places => ({
  time: parts.findIndex(isTime),
  level: parts.findIndex((part, index) => !isTime(part) && tellLevels(part, index)),
  message: isWhole ? parts.findIndex(({ kind, values }) => kind === 'text' && areSentences(values)) : -1,
})

const isTime = ({ kind }: Pick<AlignedPart, 'kind'>): boolean => kind === 'time' || kind === 'parted'

/** Of nearly all lines it tells what nothing else does, or where the message begins. */
function tellsMore(frame: Frame, lines: readonly OpenLine[]): boolean {
  const roles = new Set([...frame.parts, ...(frame.tail ?? [])].map(({ role }) => role))
  if (frame.tail !== undefined) roles.add('message')
  const most = (test: (line: OpenLine) => boolean): boolean => lines.filter(test).length >= MOST * lines.length
  return (
    (roles.has('service') && tellsNames(frame, lines)) ||
    (tellsLevels(frame, lines) && lines.filter(({ line }) => line.level === null).length > SOME * lines.length) ||
    (roles.size > 2 && frame.parts.some(({ kind }) => kind === 'parted')) ||
    (roles.has('time') && roles.size > 2 && most(({ line }) => line.timestampMs === null)) ||
    (roles.has('time') &&
      most((line) => (roles.has('level') && isBadlyCut(line, frame)) || beginsWithMark(line, frame)))
  )
}

/** Of nearly all lines, or beside the same names that others were found by: `Router: …`, `Agent Manager: …`. */
function tellsNames(frame: Frame, lines: readonly OpenLine[]): boolean {
  const known = lines.filter(({ service }) => service !== undefined)
  if (known.length <= (1 - MOST) * lines.length) return true
  return (
    known.length < (1 - SOME) * lines.length &&
    known.every(({ text, service }) => service === readFrame(text, frame)?.service)
  )
}

const tellsLevels = (frame: Frame, lines: readonly OpenLine[]): boolean =>
  lines.filter(({ text }) => {
    const word = readFrame(text, frame)?.level
    return word !== undefined && frame.levels[word] !== undefined
  }).length >=
  MOST * lines.length

/** What a grammar of pairs leaves open of its lines may be no pairs at all. */
const isNamedByKeys = ({ format, level, timestampMs }: ParsedLine): boolean =>
  OBJECTS.has(format) || (format === 'logfmt' && level !== null && timestampMs !== null)
const OBJECTS: ReadonlySet<string> = new Set(['json', 'xml', 'table', 'access', 'w3c'])

/** Numbers at the head that go up and down are no clock, and of the message. */
const dropsCounts = (first: AlignedPart | undefined): boolean =>
  first !== undefined &&
  first.values.every((value) => NUMBER.test(value)) &&
  first.values.filter((value, line) => Number(value) < Number(first.values[line - 1] ?? 0)).length >
    FEW * first.values.length

const NUMBER = /^\d{1,12}(?:\.\d{1,9})?$/
const FEW = 0.1

/** Nothing is left of the message, or a mark that parts fields is. */
function isBadlyCut({ line: { message }, text }: OpenLine, frame: Frame): boolean {
  const found = readFrame(text, frame)
  if (found === null) return false
  const trimmed = message.trim()
  return found.message !== trimmed && found.message !== '' && (trimmed === '' || isMarked(trimmed, found.message))
}

function beginsWithMark({ line: { message }, text }: OpenLine, frame: Frame): boolean {
  const rest = readFrame(text, frame)?.message ?? ''
  const whole = message.trim()
  return rest !== '' && whole.endsWith(rest) && LEFT_OVER.test(whole.slice(0, -rest.length))
}

const isMarked = (whole: string, message: string): boolean =>
  whole.length > message.length && whole.includes(message) && OUTER_MARK.test(whole.replace(message, ''))
/** `: message` */
const LEFT_OVER = /^[^\p{L}\d\s"'[({<]{1,3} $/u
/** No bracket and no colon, which may be the message's own. */
const OUTER_MARK = /[^\p{L}\d\s"'[({<\])}>:=.!?-]/u

/** Objects name their parts themselves. */
const OWN = /^\s{0,8}(?:[{]["}]|\["|<(?:[/?!]|[A-Za-z][\w:.-]{0,40}\s+[\w:.-]{1,40}=))|[^"]\{"/

const tellLevels = ({ before, values }: AlignedPart, index: number): boolean =>
  areLevels(values) || areLetters(values) || (areNumericLevels(values) && (index === 0 || !COUNTING.test(before)))
/** `worker[4]` */
const COUNTING = /^[[(#:.-]/

/** Letters of three and more levels, and nothing else. */
function areLetters(values: readonly string[]): boolean {
  const distinct = [...new Set(values)]
  return (
    distinct.length > 2 && distinct.every((value) => value.length === 1 && levelOfLetter(value.toUpperCase()) !== null)
  )
}

function frameOf(
  parts: readonly AlignedPart[],
  end: string,
  lines: readonly OpenLine[],
  places: Places & { readonly service: number },
  isBetter: boolean,
): Frame {
  const { time, level, service, message } = places
  const last = message < 0 ? headEnd(parts, Math.max(time, level, service), end) : parts.length - 1
  const behind = parts[last + 1]?.before ?? end
  const framed = partsOf(parts, places).slice(0, last + 1)
  const after = afterOf(framed, behind, lines)
  return {
    parts: framed,
    // What opens in some other way in each line is of the message.
    end: after === '' && last + 1 === parts.length ? behind.replace(OPENED, '') : behind,
    after,
    levels: level < 0 ? {} : levelsOf(parts[level]?.values ?? [], lines),
    isBetter,
  }
}

const OPENED = /(?<= )[[({<]$/

function partsOf(
  parts: readonly AlignedPart[],
  { time, level, service, message }: Places & { readonly service: number },
): FramePart[] {
  const roles = new Map([
    [time, 'time' as const],
    [level, 'level' as const],
    [service, 'service' as const],
    [message, 'message' as const],
  ])
  return parts.map(({ before, kind }, index) => ({ before, kind, role: roles.get(index) ?? 'other' }))
}

/** With what stands in brackets right behind it, and the key of the message. */
function headEnd(parts: readonly AlignedPart[], from: number, end: string): number {
  let last = from
  if (isGlued(parts[last], parts[last + 1])) last += 1
  while (last + 1 < parts.length && (isSetOff(parts, last + 1, end) || isWithin(parts, last + 1, end))) last += 1
  const key = parts[last + 1]
  const opens = parts[last + 2]?.before ?? ''
  if (key === undefined || !isConstant(key)) return last
  return /^(?:=|: ?)["']$/.test(opens) || isKeyOfMessage(key, parts[last + 2]?.before ?? end) ? last + 1 : last
}

/** `… / Text: card printed` */
const isKeyOfMessage = ({ before, values }: AlignedPart, joint: string): boolean =>
  /^(?:=| ?: ?)$/.test(joint) && before.trim() !== '' && MESSAGES.has(roleOfField(values[0] ?? '', 0))
const MESSAGES: ReadonlySet<string> = new Set(['message', 'weakMessage'])

/** `PORT-MAJOR-linkDown`: what happened, by the mark that stands before the level, too. */
const isGlued = (level: AlignedPart | undefined, code: AlignedPart | undefined): boolean =>
  level?.kind === 'text' && code?.before === level.before && /^[-_/.:]$/.test(code.before)

/** In brackets, or between two of one mark. */
function isSetOff(parts: readonly AlignedPart[], index: number, end: string): boolean {
  const before = parts[index]?.before ?? ''
  const behind = parts[index + 1]?.before ?? end
  if (/[[({<«]$/.test(before) && /^[\])}>»]/.test(behind)) return true
  const mark = PARTING.exec(before)?.[0]
  return mark !== undefined && behind.includes(mark)
}

/** `[warn|cart|4f2c]`: what closes behind the part was opened before the one before it. */
function isWithin(parts: readonly AlignedPart[], index: number, end: string): boolean {
  const closer = /^[\])}>]/.exec(parts[index + 1]?.before ?? end)?.[0]
  if (closer === undefined) return false
  const literals = parts.slice(0, index + 1).map(({ before }) => before)
  const open = OPENERS[closer] ?? ''
  return literals.join('').split(open).length > literals.join('').split(closer).length
}

const OPENERS: Readonly<Record<string, string>> = { ']': '[', ')': '(', '}': '{', '>': '<' }

const PARTING = /[^\p{L}\d\s"'[({<«\])}>»:=.,/-]{1,4}/u

function levelsOf(values: readonly string[], lines: readonly OpenLine[]): Readonly<Record<string, Level>> {
  const { levels = {} } = wordsOf(
    values,
    lines.map(({ line }) => line.message),
  )
  const told = [...new Set(values)].flatMap((value): [string, Level][] => {
    const level = levels[value] ?? levelInColumn(value)
    return level === null ? [] : [[value, level]]
  })
  return { ...levels, ...Object.fromEntries(told) }
}

const PAIRED: Readonly<Record<string, string>> = { '[': ']', '(': ')', '<': '>', '{': '}', '"': '"', "'": "'" }

/** What was opened before the message and is closed behind it in all lines. */
function afterOf(parts: readonly FramePart[], end: string, lines: readonly OpenLine[]): string {
  let closers = ''
  for (const char of [...parts.map(({ before }) => before), end].join('')) {
    if (closers.startsWith(char)) closers = closers.slice(1)
    else closers = (PAIRED[char] ?? '') + closers
  }
  return parts.every(({ role }) => role !== 'message') && lines.every(({ text }) => text.trimEnd().endsWith(closers))
    ? closers
    : ''
}
