import { CLOSERS } from './closers.ts'
import { skipBlanks } from '../parse/scan-token.ts'
import { atLeast } from './at-least.ts'
import type { PartKind } from './frame.ts'
import { nextAtom, partEnd } from './frame-scan.ts'

export const NEARLY_ALL = 0.93
const MAX_PARTS = 16
const MAX_LITERAL = 24
const MAX_STEPS = 240

/** Lines that agree so far, and how far. */
interface State {
  /** Their numbers. */
  readonly live: readonly number[]
  /** Where each of them goes on, by its number. */
  readonly at: readonly number[]
  readonly parts: readonly AlignedPart[]
  /** What stands behind the last part. */
  readonly literal: string
}

export interface AlignedPart {
  readonly before: string
  readonly kind: PartKind
  /** By the lines' numbers. */
  readonly values: readonly string[]
}

interface Alignment {
  readonly live: readonly number[]
  readonly parts: readonly AlignedPart[]
  readonly end: string
  /** Nothing is left behind it. */
  readonly isWhole: boolean
}

/** Reads all lines at once, atom for atom, as long as nearly all of them have the same sign, or any word, in one place. */
export function alignLines(texts: readonly string[]): Alignment {
  const least = NEARLY_ALL * texts.length
  let state: State = { live: texts.map((_, index) => index), at: texts.map(() => 0), parts: [], literal: '' }
  let opened: State | null = null
  let begun: State | null = null
  for (let step = 0; step < MAX_STEPS && state.parts.length < MAX_PARTS; step += 1) {
    if (isAtEnd(state, texts)) break
    const one: State | null =
      goOn(state, texts, least) ??
      (opened === null ? null : (takeText(opened, texts, least) ?? takeEnclosed(opened, state, texts, least))) ??
      (begun === null ? null : takeNames(begun, texts, least))
    const next: State | null = one !== null && opened !== null ? inOneBracket(one, opened, texts, least) : one
    if (next === null || next.literal.length > MAX_LITERAL) break
    opened = openedBy(next, state, opened)
    begun = next.parts.length > state.parts.length ? state : begun
    state = next
  }
  return { live: state.live, parts: state.parts, end: state.literal, isWhole: isAtEnd(state, texts) }
}

/** Two blanks and more in all lines part fields, where one parts words. */
const WIDE = '  '
const startsWide = (text: string, at: number): boolean => text.startsWith(WIDE, at) || text.charCodeAt(at) === 9

/** `[crane control]`: words that a blank parts are one value of their bracket. */
function inOneBracket(state: State, opened: State, texts: readonly string[], least: number): State {
  const inner = state.parts.slice(opened.parts.length)
  const areWords =
    inner.length > 1 && inner.every(({ before, kind }, at) => kind === 'value' && (at === 0 || before === ' '))
  return areWords && isClosed(opened, state) ? (takeText(opened, texts, least) ?? state) : state
}

/** Where the field began that may hold any words, up to what closes it. */
function openedBy(next: State, state: State, opened: State | null): State | null {
  const isText = next.parts.at(-1)?.kind === 'text' && next.parts.length !== state.parts.length
  if (isText) return null
  if (next.literal !== state.literal && next.literal !== '' && closerOf(next) !== null) return next
  return opened !== null && isClosed(opened, next) ? null : opened
}

/** What a bracket opened is over with what closes it. */
function isClosed(opened: State, { parts, literal }: State): boolean {
  const closer = CLOSERS[opened.literal.trimEnd().at(-1) ?? ''] ?? markOfPairs(opened)?.trimEnd()
  return closer !== undefined && parts.length > opened.parts.length && literal.startsWith(closer)
}

const isAtEnd = ({ live, at }: State, texts: readonly string[]): boolean =>
  live.every((line) => (texts[line] ?? '').slice(at[line]).trim() === '')

/** One atom further; null where lines do not agree on it. */
function goOn(state: State, texts: readonly string[], least: number): State | null {
  const { live, at, literal } = state
  const ofAtom = Map.groupBy(live, (line) => nextAtom(texts[line] ?? '', at[line] ?? 0))
  const [atom, most] = [...ofAtom].reduce((best, one) => (one[1].length > best[1].length ? one : best))
  if (atom === '') return null
  if (most.length < least && PADDED_OPENER.test(literal) && ofAtom.has(' ')) {
    const behind = at.map((pos, line) => skipBlanks(texts[line] ?? '', pos))
    return goOn({ ...state, at: behind }, texts, least)
  }
  if (most.length < least)
    return ofAtom.has(' ') || ofAtom.has('v') ? null : takePart(state, live, texts, 'sign', least)
  if (atom === 'v') return takeTime(state, most, texts, least) ?? takePart(state, most, texts, 'value', least)
  const isWide = atom === ' ' && literal === '' && most.every((line) => startsWide(texts[line] ?? '', at[line] ?? 0))
  const moved = at.map((pos, line) => (atom === ' ' ? skipBlanks(texts[line] ?? '', pos) : pos + atom.length))
  return { ...state, live: most, at: moved, literal: literal + (isWide ? WIDE : atom) }
}

/** `[ info|`, `[error|` */
const PADDED_OPENER = /[[({<|]$/

/** Numbers that go on where a time ends are its own. */
function takeTime(state: State, lines: readonly number[], texts: readonly string[], least: number): State | null {
  const time = takePart(state, lines, texts, 'time', least)
  const parted = takePart(state, lines, texts, 'parted', least)
  if (parted === null) return time
  const isPadded = parted.parts.at(-1)?.values.some((value) => PADDED.test(value)) === true
  const isLonger = parted.live.every((line) => (time?.at[line] ?? 0) < (parted.at[line] ?? 0))
  return isPadded && isLonger ? parted : time
}

/** Milliseconds that begin with a zero, or seconds. */
const PADDED = /\D0\d{1,8}$/

function takePart(
  { at, parts, literal }: State,
  lines: readonly number[],
  texts: readonly string[],
  kind: PartKind,
  least: number,
  next = '',
): State | null {
  const ends = at.slice()
  const has = (line: number): boolean => {
    const end = partEnd(texts[line] ?? '', at[line] ?? 0, kind, next)
    ends[line] = end
    return end > 0
  }
  if (!atLeast(lines, least, has)) return null
  const live = lines.filter((line) => (ends[line] ?? -1) > 0)
  const mark = kind === 'sign' ? lastOfAll(live, (line) => (texts[line] ?? '').slice(at[line], ends[line])) : 0
  for (const line of mark > 0 ? live : []) ends[line] = (ends[line] ?? 0) - mark
  const values = texts.map((text, line) => text.slice(at[line], Math.max(ends[line] ?? 0, at[line] ?? 0)).trimEnd())
  return { live, at: ends, parts: [...parts, { before: literal, kind, values }], literal: '' }
}

/** `!@cart`, `!!@lift`: how many characters all signs end with that are no sign themselves. */
function lastOfAll(lines: readonly number[], signIn: (line: number) => string): number {
  const mark = signIn(lines[0] ?? 0).at(-1) ?? ''
  return lines.every((line) => signIn(line).length > 1 && signIn(line).endsWith(mark)) ? mark.length : 0
}

/** Words of any number up to what closes them. */
const takeText = (state: State, texts: readonly string[], least: number): State | null =>
  takePart(state, state.live, texts, 'text', least, closerOf(state) ?? '')

/** `[warn|7|task of any words|cart]`: up to what closes the bracket that was opened before. */
function takeEnclosed(opened: State, state: State, texts: readonly string[], least: number): State | null {
  const closer = unclosedIn(opened)
  const isOpen = closer !== undefined && unclosedIn(state) === closer
  return isOpen ? takePart(opened, opened.live, texts, 'text', least, closer) : null
}

function unclosedIn({ parts, literal }: State): string | undefined {
  const open: string[] = []
  for (const char of [...parts.map(({ before }) => before), literal].join('')) {
    if (char === open.at(-1)) open.pop()
    else if (BRACKETS.includes(char)) open.push(CLOSERS[char] ?? '')
  }
  return open.at(-1)
}
const BRACKETS = '[({<'

/** `Agent Manager: …`, `Router: …`: names of several words and of one, before a colon. */
function takeNames(begun: State, texts: readonly string[], least: number): State | null {
  const found = takePart(begun, begun.live, texts, 'text', least, ': ')
  const names = found?.live.map((line) => found.parts.at(-1)?.values[line] ?? '') ?? []
  const distinct = [...new Set(names)]
  const areFew = distinct.length > 1 && distinct.length <= names.length / MIN_PER_NAME
  return areFew && distinct.every((name) => NAMES.test(name)) ? found : null
}
const MIN_PER_NAME = 4
const NAMES = /^\p{Lu}[\p{L}\d_-]{0,24}(?: [\p{L}\d_-]{1,24}){0,2}$/u

/** What parts fields, and stands in few sentences. */
const MARK =
  /(?:^|[^\p{L}\d ]| (?= )|(?= ))( ?(?:::|--|==|[-=]{1,2}>|(?<= )-(?= )|[^\p{L}\d\s"'[({<«\])}>»:=.,*-]{1,4}) ?)$/u

/** What closes the field that the literal opens; null where it opens none. */
const closerOf = (state: State): string | null =>
  (closesQuote(state) ? undefined : CLOSERS[state.literal.trimEnd().at(-1) ?? '']) ??
  markOfPairs(state) ??
  MARK.exec(state.literal)?.[1] ??
  null

/** `"cart" …`: what closes the part before it looks like what would open the next one. */
const closesQuote = ({ parts, literal }: State): boolean =>
  QUOTE.test(literal) && parts.at(-1)?.before.endsWith(literal.charAt(0)) === true
const QUOTE = /^["'*] {0,8}$/

/** `… / Component: Card Office / …`: behind a key stands a value up to the mark that parted the key from the pair before. */
function markOfPairs({ live, parts, literal }: State): string | undefined {
  const key = parts.at(-1)
  if (key === undefined || !JOINT.test(literal) || !PAIR_MARK.test(key.before)) return undefined
  const name = key.values[live[0] ?? 0]
  return live.every((line) => key.values[line] === name) ? key.before : undefined
}

const JOINT = /^(?:: ?| ?= ?| : )$/
const PAIR_MARK = /^ ?[^\p{L}\d\s"'[({<\])}>:=.]{1,3} ?$/u

export const isConstant = ({ values }: AlignedPart): boolean => values.every((value) => value === values[0])
