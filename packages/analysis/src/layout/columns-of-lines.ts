import { levelOfLetter } from '../parse/level-of-word.ts'
import { areComponents } from './are-components.ts'
import { arePhrases } from './are-levels.ts'
import { jointOf, levelOfJoint, splitJoint, type Joint } from './joint-of.ts'
import { keyOfAll } from './is-regular-column.ts'
import type { Column, ColumnRole } from './learned-layout.ts'
import { levelInColumn } from './level-in-column.ts'
import { levelsByWords, levelsOfUnknown } from './levels-by-words.ts'
import { levelsOfColumn } from './levels-of-column.ts'
import { areReplicas } from './pod-name.ts'
import { looksLikePods, roleOfValues } from './role-of-values.ts'
import { isFacility } from './speaker-in.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'
import type { SplitLine, SplitValue } from './split-head.ts'
import { literalBehind, PAIRS, textBehind, valueOf } from './split-values.ts'

interface FoundColumns {
  readonly columns: Column[]
  /** The column whose clock counts, or -1. */
  readonly time: number
  readonly taken: Set<ColumnRole>
}

/** The first columns of lines that are built alike, each with what it holds. */
export function columnsOfLines(
  lines: readonly SplitLine[],
  length: number,
  doubtful: ReadonlySet<number>,
): FoundColumns {
  const taken = new Set<ColumnRole>()
  const columns: Column[] = []
  const speakers = new Map<number, readonly string[]>()
  const first = lines[0] as SplitLine
  if (first.values.slice(0, length).some(({ type }) => type === 'L')) taken.add('level')
  let time = -1
  for (let index = 0; index < length; index += 1) {
    const { type } = first.values[index] as SplitValue
    const texts = textsOf(lines, index)
    const mayJoin = !taken.has('level') && type === 'v' && !arePhrases([...new Set(texts.own)])
    const joint = mayJoin ? jointOf(texts.own) : null
    if (joint !== null) taken.add('level')
    const names = joint === null ? texts : namesBeside(texts, joint)
    const found = roleOfColumn(lines, index, names, taken, time < 0)
    const role = found === 'service' && doubtful.has(index) ? 'field' : found
    if (type === 'T' && (time < 0 || isBetterTime(texts.own, (line) => valueOf(line, time), lines))) time = index
    if (role !== 'field') taken.add(role)
    columns.push(jointColumn(columnOf(lines, index, texts, role), joint, lines, index, texts))
    if (role === 'service') speakers.set(index, names.own)
  }
  speakers.forEach((names, index) => weaken(columns, index, lines, names))
  return { columns, time, taken }
}

function jointColumn(
  column: Column,
  joint: Joint | null,
  lines: readonly SplitLine[],
  index: number,
  { own }: ColumnTexts,
): Column {
  return joint === null ? column : { ...column, joint: withUnknown(joint, own, textsBehind(lines, index)) }
}

/** A column's names may be those of one program's parts, and so may letters that tell nobody anything. */
function weaken(columns: Column[], index: number, lines: readonly SplitLine[], names: readonly string[]): void {
  const column = columns[index] as Column
  const level = columns.findIndex(({ role }) => role === 'level')
  const isWeak =
    names.every((name) => INITIALS.test(name)) ||
    arePeers(new Set(names)) ||
    areComponents(lines, index, names, column.joint !== undefined, level < 0 ? undefined : level)
  if (isWeak) columns[index] = { ...column, isWeak }
}

/** `be[shop.example]` */
const INITIALS = /^\p{L}{1,2}(?:\[|$)/u

/** `as28134_v6`, `as4837_v4`: whom one program has to do with, by their numbers. */
function arePeers(distinct: ReadonlySet<string>): boolean {
  const stems = [...distinct].flatMap((name) => PEER.exec(name)?.[1] ?? [])
  return new Set(stems).size === 1 && stems.length >= MIN_PEERS && stems.length >= distinct.size * MOSTLY
}

const PEER = /^(\p{L}{1,12}[-_]?)\d{3,10}(?:_\w{1,8})?$/u
const MIN_PEERS = 6
const MOSTLY = 0.7

/** What stands in a column, and the literal before it, which ends with the key that all of its values begin with. */
interface ColumnTexts {
  readonly before: string
  readonly own: readonly string[]
}

/** `04:25:43 on 17.04.2025`: words between the parts of a head. */
export const LINK = /^(?:on|at|in|by|of|for|from|um|am|von|vom|le|la|el|de|du|em|del|Uhr|h)$/

const namesBeside = ({ before, own }: ColumnTexts, joint: Joint): ColumnTexts => ({
  before,
  own: own.map((value) => splitJoint(value, joint)?.name ?? value),
})

function textsOf(lines: readonly SplitLine[], index: number): ColumnTexts {
  const { before, type } = (lines[0] as SplitLine).values[index] as SplitValue
  const whole = lines.map((line) => valueOf(line, index))
  const key = type === 'v' && !PAIRS.test(whole[0] ?? '') ? keyOfAll(whole) : ''
  if (key === '') return { before, own: whole }
  return { before: `${before.trim()}${key}`, own: whole.map((text) => text.slice(key.length)) }
}

function roleOfColumn(
  lines: readonly SplitLine[],
  index: number,
  { before, own }: ColumnTexts,
  taken: ReadonlySet<ColumnRole>,
  isBeforeTime: boolean,
): ColumnRole {
  const { delimiter, values } = lines[0] as SplitLine
  const type = typeOf(values, index, own)
  if (namesNothing(own)) return 'field'
  if (isCounted(lines, index)) return taken.has('processId') ? 'field' : 'processId'
  const typed = TYPED[type]
  if (typed !== undefined) return typed
  if (nameInWords(lines, index, own)) return 'service'
  if (lines.every((line) => literalBehind(line, index).startsWith('()'))) return 'field'
  if (!taken.has('level') && tellBadness(lines, index, own)) return 'level'
  const role = roleOfValues(before, own, taken)
  // Between marks, the name before the clock is that of the service that wrote the line.
  if (role === 'logger' && isBeforeTime && delimiter !== null && !taken.has('service')) return 'service'
  return areOfPods(role, own, taken) ? 'pod' : role
}

const TYPED: Readonly<Partial<Record<SplitValue['type'], ColumnRole>>> = { T: 'time', L: 'level' }

/** `door keeper (24.10.2026 11:30:55, info): …`: few names of one to three words, before the bracket of the time. */
const nameInWords = (lines: readonly SplitLine[], index: number, own: readonly string[]): boolean =>
  index === 0 &&
  lines.every(({ values }) => values[1]?.type === 'T' && /^[([]$/.test(values[1].before)) &&
  new Set(own).size <= own.length / MIN_PER_NAME &&
  own.some((name) => name.includes(' ')) &&
  own.every((name) => IN_WORDS.test(name))

const MIN_PER_NAME = 3
const IN_WORDS = /^\p{L}[\p{L}\d_-]{1,24}(?: [\p{L}\d_-]{2,24}){0,2}$/u

/** `worker[4] `, `lane#2`: a number at a name counts those that have it. */
const isCounted = (lines: readonly SplitLine[], index: number): boolean =>
  lines.every(({ values, text }) => {
    const { start = 0 } = values[index] ?? {}
    return COUNTED.test(text.slice(Math.max(0, start - 2), start + MAX_COUNT))
  })
const COUNTED = /^[A-Za-z](?:\[\d{1,6}\]|\(\d{1,6}\)|#\d{1,6}(?![\w:]))/
const MAX_COUNT = 8

/** A word between the parts of a head, pairs, which name by their keys, or what syslog sorts by. */
const namesNothing = (own: readonly string[]): boolean =>
  (LINK.test(own[0] ?? '') && own.every((text) => text === own[0])) ||
  own.every((text) => PAIRS.test(text)) ||
  (own.every(isFacility) && own.some((text) => NO_PROGRAM.test(text)))

/** The others may be programs. */
const NO_PROGRAM = /^(?:kern|daemon|auth|authpriv|local\d)$/

/** Its numbers go with how bad things are. */
const tellBadness = (lines: readonly SplitLine[], index: number, own: readonly string[]): boolean =>
  levelsByWords(own, textsBehind(lines, index)) !== null

const textsBehind = (lines: readonly SplitLine[], index: number): string[] =>
  lines.map((line) => textBehind(line, index))

/** `I 2025-04-28 …`: the letter of a level before the clock, whichever it is yet. */
function typeOf(values: readonly SplitValue[], index: number, texts: readonly string[]): SplitValue['type'] {
  const isInitial = index === 0 && values[1]?.type === 'T'
  if (isInitial && texts.every((text) => text.length === 1 && levelOfLetter(text) !== null)) return 'L'
  return (values[index] as SplitValue).type
}

const areOfPods = (role: ColumnRole, texts: readonly string[], taken: ReadonlySet<ColumnRole>): boolean =>
  (role === 'host' && arePods(texts, taken)) ||
  (role === 'service' && !taken.has('pod') && areReplicas([...new Set(texts)]))

const arePods = (texts: readonly string[], taken: ReadonlySet<ColumnRole>): boolean =>
  !taken.has('pod') && !taken.has('service') && looksLikePods(texts) && namesWorkloads(texts)

function columnOf(lines: readonly SplitLine[], index: number, { before, own }: ColumnTexts, role: ColumnRole): Column {
  return {
    before,
    kind: kindOf(lines, index),
    role,
    ...(role === 'level' && wordsOf(own, textsBehind(lines, index))),
    gaps: own.includes('-') || own.includes(''),
    name: /(?<![\w.@-])([\w.@-]+)[=:]$/.exec(before)?.[1] ?? `column${index + 1}`,
  }
}

function kindOf(lines: readonly SplitLine[], index: number): Column['kind'] {
  const kind = lines[0]?.values[index]?.kind
  if (kind === 'time') return 'time'
  if (lines.some((line) => line.values[index]?.kind === 'text')) return 'text'
  return kind === 'part' || kind === 'letter' ? kind : 'word'
}

/** Words in the column that name no level are kept, so that their lines are read, too. */
export function wordsOf(
  words: readonly string[],
  texts: readonly string[],
): Pick<Column, 'others' | 'levels' | 'isNumeric'> {
  const told = levelsByWords(words, texts) ?? levelsOfColumn(words)
  const unknown = levelsOfUnknown(words, texts, (word) => told?.[word] ?? levelInColumn(word))
  const levels = { ...told, ...unknown }
  const isKnown = (word: string): boolean => (levels[word] ?? levelInColumn(word)) !== null
  const others = [...new Set(words)].filter((word) => word !== '' && word !== '-' && !isKnown(word))
  const isNumeric = words.some((word) => DIGITS.test(word))
  return {
    ...(others.length > 0 && { others }),
    ...(Object.keys(levels).length > 0 && { levels }),
    ...(isNumeric && { isNumeric }),
  }
}

/** The house's own words among the levels that stand beside names. */
function withUnknown(joint: Joint, values: readonly string[], texts: readonly string[]): Joint {
  const { own } = joint
  if (own === undefined) return joint
  const words = values.map((value) => splitJoint(value, joint)?.level ?? '')
  return { ...joint, own: { ...own, ...levelsOfUnknown(words, texts, (word) => own[word] ?? levelOfJoint(word)) } }
}

const DIGITS = /^\d/

/** Several workloads, each counted through. */
const namesWorkloads = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.replace(/-\d+$/, ''))).size > 1

const ZONED = /(?:Z|[+-]\d\d:?\d\d|UTC|GMT)$/

const QUARTER_MS = 900_000
const DELAY_MS = 30_000
const MOST = 0.8
const stamps = [new Stamp(), new Stamp()] as const

/** Clocks of one moment differ by their zones and by how long the line took; one of something else by anything. */
function areOfOneMoment(texts: readonly string[], others: readonly string[]): boolean {
  const [stamp, other] = stamps
  const near = texts.filter((text, index) => {
    if (scanTimestamp(text, 0, stamp) < 0 || scanTimestamp(others[index] ?? '', 0, other) < 0) return true
    const apart = Math.abs(stamp.clockMs - other.clockMs) % QUARTER_MS
    return Math.min(apart, QUARTER_MS - apart) < DELAY_MS
  })
  return near.length >= MOST * texts.length
}

/** A zone beats none; of two with zones, the earlier one tells when it happened, the other when it was passed on. */
function isBetterTime(
  texts: readonly string[],
  chosen: (line: SplitLine) => string,
  lines: readonly SplitLine[],
): boolean {
  const before = chosen(lines[0] as SplitLine)
  if (!ZONED.test(texts[0] ?? '') || /^\d{10,19}(?:\.\d+)?$/.test(before)) return false
  if (!ZONED.test(before)) return areOfOneMoment(texts, lines.map(chosen))
  return texts.every((text, index) => Date.parse(text) < Date.parse(chosen(lines[index] as SplitLine)))
}
