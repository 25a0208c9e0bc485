import { SOURCE_FILE } from '../parse/source-file.ts'
import { areLevels } from './are-levels.ts'
import { atLeast } from './at-least.ts'
import { isBeforeAligned } from './is-before-aligned.ts'
import type { SplitLine } from './split-head.ts'
import { CODE, isRegularColumn, NEARLY_ALL, NUMBER } from './is-regular-column.ts'
import { GOES_ON, LABEL } from './take-unit-column.ts'
import { leavesPairs, talkBehindPair } from './leaves-pairs.ts'
import { jointOf } from './joint-of.ts'
import { opensPairs } from './opens-pairs.ts'
import { isBlankAt, LONE_MARKS } from './head-marks.ts'
import { COUNTED, isTitle, PATH_NAME } from './name-shapes.ts'
import { isTag, literalBehind, mostCommon, PAIRS, valueOf } from './split-values.ts'

export const MOST = 0.9
const MIN_NAMED = 8
const IDENTIFIER = /^[\p{L}_][\p{L}\d_.$/@#+-]*$/u
export const CODED = /[._#/$@]|\d|[a-z][A-Z]|-/
const REQUEST = /^req-[0-9a-f-]{8,}|^[0-9a-f]{8}-[0-9a-f-]{27}(?: |$)/
const FAILURE = /(?:Error|Exception|Failure|Warning)$|^(?:fail|failed|crit|trce|dbug|info|warn|note|fatal|hint|usage)$/i

/** A column as most lines have it. */
interface SampledColumn {
  readonly lines: readonly SplitLine[]
  readonly index: number
  readonly values: readonly string[]
  readonly distinct: number
  /** The literal before it, and the one behind. */
  readonly before: string
  readonly literal: string
}

/** Whether the column at `index` belongs to the header, not to the message, in most lines. */
export function isHeaderColumn(lines: readonly SplitLine[], index: number): boolean {
  const behind = lines.map((line) => withoutOpeners(literalBehind(line, index)))
  const literal = mostCommon(behind)
  const agreeing = behind.filter(
    (one, at) =>
      one === literal ||
      (literal === ' ' && opensMessage(lines[at], index)) ||
      // `sshd[12]: …` and `sshd: …`
      (literal === '[' && one === ':'),
  )
  if (agreeing.length < MOST * lines.length) return false
  if (leavesPairs(lines, index) || lines.every((line) => opensPairs(line, index))) return false
  const values = lines.map((line) => valueOf(line, index))
  const { delimiter, values: first } = lines[0] as SplitLine
  const before = first[index]?.before ?? ''
  const column: SampledColumn = { lines, index, values, distinct: new Set(values).size, before, literal }
  if (delimiter !== null) return literal.includes(delimiter) && isField(column)
  if (areParted(column) || areSubjects(column)) return false
  if (isBeforeAligned(lines, index) || isFlag(column)) return true
  // `INFO/cart`
  if (before === '/') return isNamed(column)
  return OPENED.test(before) ? isOfHeaderInBrackets(column) : isOfHeaderAlone(column)
}

/** `#q#feed#s4 …`: what the mark before it parts are several fields, and the last may be the message's. */
const areParted = (column: SampledColumn): boolean =>
  /^[#*]$/.test(column.before) && most(column, (value) => value.includes(column.before))

/** `ledger-close for 2025-11-26 has not started`: a name that such a word follows in nearly all lines begins a sentence. */
const areSubjects = ({ lines, index, literal }: SampledColumn): boolean =>
  literal === ' ' && atLeast(lines, MOST * lines.length, (line) => GOES_ON.test(wordBehind(line, index)))

/** Whether texts go on as a sentence does behind its subject. */
export const arePredicates = (texts: readonly string[]): boolean =>
  texts.filter((text) => GOES_ON.test(/^ +(\S+)/.exec(text)?.[1] ?? '')).length >= MOST * texts.length

/** `proddb odoo.sql_db: …`, `0x0 820 …`: the same in all lines, and a column of the header behind it. */
export function isBeforeColumn(lines: readonly SplitLine[], index: number): boolean {
  if (lines.length < MIN_NAMED || lines[0]?.delimiter !== null) return false
  const names = [...new Set(lines.map((line) => valueOf(line, index)))]
  const behind = lines.filter((line) => line.values[index + 1]?.before === ' ')
  if (names.length > MAX_CONSTANT || behind.length < MOST * lines.length) return false
  // Behind a dash the message begins: `- 200 OK: GET …`.
  const isDashed = lines[0]?.values[index]?.before.endsWith('-') === true
  if (names.every((name) => NUMBER.test(name))) return !isDashed && isHeaderColumn(behind, index + 1)
  if (!names.every(isIdentifier)) return false
  const loggers = behind.filter(
    (line) => LOGGER.test(valueOf(line, index + 1)) && literalBehind(line, index + 1).startsWith(':'),
  )
  // `node es-a: …` speaks of a machine.
  const dotted = loggers.filter((line) => /[.:]/.test(valueOf(line, index + 1)))
  if (dotted.length < lines.length / 2) return false
  return loggers.length >= MOST * lines.length && isHeaderColumn(behind, index + 1)
}

const MAX_CONSTANT = 2
const LOGGER = /^[a-zA-Z_][\w-]*(?:[.:/]+[\w-]+)*$/

const most = ({ values }: SampledColumn, test: (value: string) => boolean): boolean =>
  atLeast(values, MOST * values.length, test)

const isRare = ({ values, distinct }: SampledColumn): boolean => distinct <= Math.max(3, values.length / 2)
const isVeryRare = ({ values, distinct }: SampledColumn): boolean => distinct <= Math.max(2, values.length / 4)

/** A few names, each of which comes again. */
const isNamed = (column: SampledColumn): boolean => isRare(column) && most(column, isIdentifier)
const isIdentifier = (value: string): boolean => IDENTIFIER.test(value) || isTitle(value) || PATH_NAME.test(value)

/** Between delimiters nothing but a sentence has blanks. */
const isField = (column: SampledColumn): boolean =>
  most(column, (value) => isOneWord(value) || isCountedTitle(value)) || isVeryRare(column)

/** `Order Desk[5045]` */
const isCountedTitle = (value: string): boolean => {
  const name = COUNTED.exec(value)?.[1]
  return name !== undefined && isTitle(name)
}
const isOneWord = (value: string): boolean => !value.includes(' ')

const isFlag = ({ values, distinct, literal }: SampledColumn): boolean =>
  distinct > 1 && literal === ' ' && values.every((value) => value.length === 1 && value !== '-')

const OPENED = /[[(<{]$/

function isOfHeaderInBrackets(column: SampledColumn): boolean {
  const { lines, index, values, before, literal } = column
  if (most(column, (value) => REQUEST.test(value))) return true
  if (most(column, (value) => /^\d[\d:.]*$/.test(value))) return true
  if (/^[\])>}] ?[:-]/.test(literal) && areCounted(values)) return true
  if ((literal.endsWith('[') && before.endsWith('[')) || isKeyed(lines, index - 1)) return false
  if (isRegularColumn(lines, index)) return true
  const isPlain = literal.length === 1 && values.length >= MIN_NAMED && isVeryRare(column)
  if (isPlain && most(column, isIdentifier)) return true
  if (most(column, (value) => isOneWord(value) && CODED.test(value))) return true
  return isRare(column) && /^[\])>}][:<-]/.test(literal)
}

/** `[5962 MainTailingThread] - `: few names, and numbers beside them. */
const areCounted = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.replaceAll(/\d+/g, '0'))).size <= Math.max(2, values.length / MIN_NAMED)

function isOfHeaderAlone(column: SampledColumn): boolean {
  const { lines, index, literal } = column
  if (most(column, (value) => FAILURE.test(value) || LABEL.test(value)) || areLabels(lines, index)) return false
  if (isRegularColumn(lines, index) || isBeforeNumbers(lines, index) || isSpeakerBeforeNumbers(column)) return true
  if (isOfFunction(column)) return false
  if (talkBehindPair(lines, index, column.values)) return true
  // `cart:E`, `cart/WARN`, `%BACKUP-W-OPENIN, …`
  if (JOINT_ENDS.has(literal) && jointOf(column.values) !== null) return true
  if (literal.startsWith(':')) return namesBeforeColon(column)
  if (BETWEEN.test(literal) || isBetweenCommas(column)) return isNamed(column)
  return isNamed(column) && (isSetOff(column) || isMarked(column))
}

/** `…,cart,connection lost`: sentences have a blank behind their commas. */
const isBetweenCommas = ({ lines, index, before, literal }: SampledColumn): boolean =>
  before === ',' &&
  literal === ',' &&
  lines.every(({ text, values }) => !isBlankAt(text, (values[index]?.end ?? 0) + 1))

const JOINT_ENDS: ReadonlySet<string> = new Set([' ', ','])

const BETWEEN = new RegExp(`^[-|~=>\\])}${LONE_MARKS}]`, 'u')

/** `#billing …`, `«scheduler» …`: few names behind a mark, each of which goes on in several ways. */
const isMarked = (column: SampledColumn): boolean =>
  SIGN.test(column.before) && column.distinct > 1 && isVeryRare(column) && goOn(column.lines, column.index, 2)

const SIGN = /[#@&$%«‹【〔『]$/

/** What one function says behind its place in the code is told by its name, too. */
const isOfFunction = ({ lines, index, distinct, literal }: SampledColumn): boolean =>
  distinct === 1 && literal.startsWith(':') && index > 0 && lines.every((line) => isFile(line, index - 1))

function namesBeforeColon(column: SampledColumn): boolean {
  if (!isRare(column) || !most(column, (value) => isIdentifier(value) && !FAILURE.test(value))) return false
  // `_job_complete: …`: what a function says.
  if (column.values.some((value) => value.startsWith('_'))) return false
  return column.before !== ':' || goOn(column.lines, column.index)
}

/** By what stands behind a name: a tag's bracket, another name in brackets, or a blank where it is no plain word. */
function isSetOff(column: SampledColumn): boolean {
  const { lines, index, literal } = column
  if (literal === '[' && lines.filter((line) => isTag(line, index)).length >= NEARLY_TAGS * lines.length) return true
  if (literal === '(' || literal === '[') {
    if (lines.every((line) => isEnclosedName(line, index + 1)) || isBeforeLevels(lines, index + 1)) return true
    if (lines.every((line) => holdsPairs(line, index + 1))) return true
  }
  return PARTING.has(literal) && most(column, (value) => isIdentifier(value) && CODED.test(value))
}

/** `cart [!] …`: what the bracket holds is how bad it is. */
const isBeforeLevels = (lines: readonly SplitLine[], index: number): boolean =>
  lines.every((line) => line.values[index] !== undefined) && areLevels(lines.map((line) => valueOf(line, index)))

const NEARLY_TAGS = 0.8

const PARTING: ReadonlySet<string> = new Set([' ', '[', '<', '('])

/** A code, and in nearly all lines a column of numbers behind it. */
function isBeforeNumbers(lines: readonly SplitLine[], index: number): boolean {
  const coded = lines.filter(
    (line) =>
      line.values[index + 1] !== undefined && CODE.test(valueOf(line, index)) && NUMBER.test(valueOf(line, index + 1)),
  )
  return coded.length >= NEARLY_ALL * lines.length && isRegularColumn(coded, index + 1)
}

/** A few names, in nearly all lines two columns of numbers behind them, or one, and behind that all that each of them says. */
function isSpeakerBeforeNumbers(column: SampledColumn): boolean {
  const { lines, index, distinct } = column
  if (distinct < 2 || !isVeryRare(column) || !most(column, isIdentifier)) return false
  const counted = lines.filter((line) => isNumber(line, index + 1))
  if (counted.length < NEARLY_ALL * lines.length) return false
  const isCountedTwice = counted.filter((line) => isNumber(line, index + 2)).length >= NEARLY_ALL * lines.length
  if (!isRegularColumn(counted, index + 1)) return isCountedTwice && isBeforeColumn(counted, index + 1)
  return isCountedTwice || goOn(counted, index, 3)
}

const isNumber = (line: SplitLine, index: number): boolean =>
  line.values[index] !== undefined && NUMBER.test(valueOf(line, index))

const LABELED = /^[a-z][\w.]{1,24}: ?[^,]{1,120}, [a-z][\w.]{1,24}: /

/** `unit: cart, msg: …`: the first of several labels. */
const areLabels = (lines: readonly SplitLine[], index: number): boolean =>
  lines.filter(({ text, values }) => LABELED.test(text.slice(values[index]?.start, (values[index]?.start ?? 0) + 200)))
    .length >=
  MOST * lines.length

const FEW_NAMES = 2
const MIN_SAID = 3
const MIN_WAYS = 2

/** Names behind a colon are many, or followed by all sorts of words; what one word alone follows is a part of the text. */
function goOn(lines: readonly SplitLine[], index: number, minWays = MIN_WAYS): boolean {
  const ways = new Map<string, { count: number; next: Set<string> }>()
  for (const line of lines) {
    const name = valueOf(line, index)
    const known = ways.get(name) ?? { count: 0, next: new Set<string>() }
    known.count += 1
    known.next.add(wordBehind(line, index))
    ways.set(name, known)
  }
  if (ways.size > FEW_NAMES && minWays === MIN_WAYS) return true
  const said = [...ways.values()].filter(({ count }) => count >= MIN_SAID)
  const sum = (names: typeof said): number => names.reduce((total, { count }) => total + count, 0)
  return sum(said.filter(({ next }) => next.size >= minWays)) >= sum(said) / 2
}

const wordBehind = ({ text, values }: SplitLine, index: number): string => {
  const end = values[index]?.end ?? 0
  return /\p{L}{2,}/u.exec(text.slice(end, end + 60))?.[0] ?? ''
}

/** Behind a mark an opening bracket or a quote is the message's. */
function withoutOpeners(literal: string): string {
  let end = literal.length
  while (end > 1 && OPENERS.includes(literal[end - 1] as string)) end -= 1
  return OPENERS.includes(literal[end - 1] as string) ? literal : literal.slice(0, end)
}

const OPENERS = `[({<"'*#`

/** Where a blank stands behind most values, a bracket behind the blank is the message's. */
function opensMessage(line: SplitLine | undefined, index: number): boolean {
  if (line === undefined || !OPENERS.includes(literalBehind(line, index))) return false
  return isBlankAt(line.text, line.values[index]?.end ?? line.text.length)
}

const isFile = (line: SplitLine, index: number): boolean => SOURCE_FILE.test(valueOf(line, index))

const isEnclosedName = (line: SplitLine, index: number): boolean =>
  line.values[index]?.kind === 'word' && CODED.test(valueOf(line, index))

const holdsPairs = (line: SplitLine, index: number): boolean =>
  line.values[index] !== undefined && PAIRS.test(valueOf(line, index))

/** Behind a trace's or a span's key the message may start with a bracket of its own. */
const isKeyed = (lines: readonly SplitLine[], index: number): boolean =>
  /\w[=:]$/.test(lines[0]?.values[index]?.before ?? '')
