import { CLOSERS } from './closers.ts'
import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { roleOfField } from '../parse/role-of-field.ts'
import { isConstant, type AlignedPart } from './align-lines.ts'
import { areUnits } from './are-units.ts'
import { arePredicates } from './is-header-column.ts'
import { ofEvent } from './learn-speaker.ts'
import type { SpeakerSample } from './speaker-in.ts'
import { jointOf } from './joint-of.ts'
import { isEventCode } from './role-of-values.ts'
import { rankOf } from './speaker-keys.ts'
import { shareOfOwnWords } from './speaker-words.ts'

/** What is known of a line without its frame. */
export interface OpenLine extends SpeakerSample {
  /** Who speaks, as far as it was found. */
  readonly service: string | undefined
}

/** The parts that are found already, or -1. */
export interface Places {
  readonly time: number
  readonly level: number
  readonly message: number
}

/** The part that names who speaks: of those that may, the one whose names tell best who says what. */
export function nameInFrame(
  parts: readonly AlignedPart[],
  end: string,
  lines: readonly OpenLine[],
  { time, level, message }: Places,
): number {
  const said = lines.map(({ text }, line) => parts[message]?.values[line] ?? text)
  const shares = parts.map(({ kind, values }, index) => {
    if (index === level || (kind !== 'value' && kind !== 'text') || !areNames(values)) return -1
    const behind = parts[index + 1]?.before ?? end
    if (!isOfHead(parts, index, behind, message >= 0 || index < Math.max(time, level))) return -1
    const rests = message < 0 ? said.map((text, line) => textBehind(text, values[line] ?? '')) : said
    const isName = talk(values, rests) && !(behind === ' ' && arePredicates(rests))
    return isName ? ownShare(values, lines) : -1
  })
  const best = Math.max(...shares)
  const mayBe = (share: number, index: number): boolean => share > best - CLOSE && !hasProgram(parts, shares, index)
  return best < 0 ? -1 : shares.findIndex(mayBe)
}

/** `[loader-3] … [loader]`: an instance whose program is named, too. */
const hasProgram = (parts: readonly AlignedPart[], shares: readonly number[], index: number): boolean =>
  parts.some(({ values }, other) => (shares[other] ?? -1) >= 0 && areInstances(parts[index]?.values ?? [], values))

const areInstances = (names: readonly string[], programs: readonly string[]): boolean =>
  names.every(
    (name, line) => name.startsWith(programs[line] ?? '') && INSTANCE.test(name.slice(programs[line]?.length)),
  )
/** `node-1`, `node-2`: of one name, where another part has several. */
const areOfMachines = (parts: readonly AlignedPart[], place: number, known: readonly string[]): boolean =>
  new Set(parts[place]?.values).size > 1 &&
  parts.some(({ values }, at) => at !== place && new Set(values).size > 1 && areInstances(values, known))

const INSTANCE = /^[-_.]\d{1,4}$/

/** The one part behind the messages that a mark parts from them and that names who speaks. */
export const nameBehind = (parts: readonly AlignedPart[], lines: readonly OpenLine[]): number =>
  parts.findIndex(({ before, kind, values }, index) => {
    if (kind !== 'value' || !areNames(values) || new Set(values).size < 2) return false
    const key = keyOf(parts, index)
    if (key !== null && (ofEvent(key) || HOST.test(key))) return false
    const said = lines.map(({ text }, line) => text.slice(0, text.lastIndexOf(values[line] ?? '')))
    return (key !== null || /[^\s.,:=]/.test(before)) && talk(values, said)
  })

/** Of two that tell as much the first one speaks. */
const CLOSE = 0.2

const textBehind = (text: string, value: string): string => text.slice(text.indexOf(value) + value.length)

/** Who speaks says several things, where a code stands before one text. */
function talk(values: readonly string[], rests: readonly string[]): boolean {
  const said = new Map<string, Set<string>>()
  for (const [line, value] of values.entries()) {
    const shapes = said.get(value) ?? new Set()
    said.set(value, shapes.add((rests[line] ?? '').replaceAll(WITH_DIGIT, '')))
  }
  const talking = values.filter((value) => (said.get(value)?.size ?? 0) > 1)
  return new Set(talking).size >= TALKING * said.size || talking.length >= MOSTLY * values.length
}

const WITH_DIGIT = /\S{0,40}\d\S{0,40}/g
const TALKING = 0.6
/** Of the lines, where some seldom speak. */
const MOSTLY = 0.8

const areNames = (values: readonly string[]): boolean =>
  values.every((value) => NAME.test(value) && strongLevelOfWord(value) === null && !ID.test(value)) &&
  areUnits(values) &&
  (!values.some((value) => value.includes(' ')) || mayEndNames(values.map(lastWord))) &&
  !values.some((value) => KEYS.has(roleOfField(value, 0))) &&
  jointOf(values) === null &&
  !values.every(isEventCode) &&
  !areCounted(values)

/** `Night Desk`, `Key Desk`, but not `Audit Success`: what happened, in two words. */
const mayEndNames = (words: readonly string[]): boolean => new Set(words).size === 1 || areUnits(words)
const lastWord = (value: string): string => value.slice(value.lastIndexOf(' ') + 1)

/** `msg: started, name: …`: the keys of pairs. */
const KEYS: ReadonlySet<string> = new Set(['time', 'level', 'message'])

/** Codes, machines, instruments: `OGG-0142`, `TT-203`. */
const areCounted = (values: readonly string[]): boolean =>
  new Set(values.map((value) => value.replaceAll(/\d+/g, '0'))).size === 1

const NAME = /^\p{L}[\p{L}\d_./-]{1,40}(?: [\p{L}\d_-]{2,20}){0,2}$/u
/** An id, or a file. */
const ID = /^(?=[a-f]{0,31}\d)[\da-f]{6,32}$|\.(?:c|cc|cpp|h|go|py|rb|rs|js|ts|lua|java|php)$/i

function isOfHead(parts: readonly AlignedPart[], index: number, behind: string, isBefore: boolean): boolean {
  const { before = '', values = [] } = parts[index] ?? {}
  if (isEnclosed(before, behind)) return true
  const key = keyOf(parts, index)
  if (key !== null && (ofEvent(key) || HOST.test(key))) return false
  if (SETTING_OFF.test(behind) || behind === '  ' || isBefore || key !== null) return true
  return behind !== '' && values.every((value) => COMPOUND.test(value))
}

/** `"cart" `, `(cart) ` */
function isEnclosed(before: string, behind: string): boolean {
  const closer = CLOSERS[before.at(-1) ?? '']
  return closer !== undefined && behind.startsWith(closer)
}

const HOST = /^(?:host|node|machine|thread|tid|user)/i
/** A mark behind the name that opens nothing of what is said. */
const SETTING_OFF = /^['"]?(?:[\])}>:|;{]| ?[^\p{L}\d\s"'[({<\])}>:=.,/-]| (?:--?|[-=]+>) )/u
const COMPOUND = /^\p{L}[\p{L}\d]*(?:[-_][\p{L}\d]+)+$/u

/** The word before an equals sign or a colon. */
function keyOf(parts: readonly AlignedPart[], index: number): string | null {
  const before = parts[index - 1]
  const joint = parts[index]?.before ?? ''
  const isPair = /^(?:=|: ?)["']?$/.test(joint)
  const key = before === undefined || !isConstant(before) ? undefined : before.values[0]
  if (key === undefined) return null
  if (joinsPairs(parts, joint)) return key
  return isPair && (joint.startsWith('=') || rankOf(key) >= 0) ? key : null
}

/** `lvl~warn by~cart`: one mark between a word that is always the same and one that is not, again and again. */
const joinsPairs = (parts: readonly AlignedPart[], joint: string): boolean =>
  JOINT.test(joint) && parts.filter((_, index) => isPairAt(parts, index, joint)).length >= MIN_PAIRS
const JOINT = /^[^\p{L}\d\s[({<\])}>"'.,-]{1,2}$/u
const MIN_PAIRS = 3

function isPairAt(parts: readonly AlignedPart[], index: number, joint: string): boolean {
  const [key, value] = [parts[index - 1], parts[index]]
  return key !== undefined && value?.before === joint && isConstant(key) && !isConstant(value)
}

/** What was named without the frame is counted through, one word of the name, says less of what is said, or begins the frame's message. */
export function isBetterName(
  parts: readonly AlignedPart[],
  place: number,
  lines: readonly OpenLine[],
  messages: readonly string[],
): boolean {
  const values = parts[place]?.values ?? []
  const known = lines.map(({ service }) => service ?? '')
  if (known.includes('')) return false
  if (new Set(known).size < 2) return isBetterThanOne(parts, place, known)
  if (areInstances(known, values)) return true
  const others = known.flatMap((name, line) => (name === values[line] ? [] : [line]))
  if (others.length === 0) return false
  const isOfAll = (test: (name: string, line: number) => boolean): boolean =>
    others.every((line) => test(known[line] ?? '', line))
  return (
    (others.length > SOME * known.length && isOfAll((name, line) => messages[line]?.startsWith(`${name} `) === true)) ||
    isOfAll((name, line) => values[line]?.split(' ').includes(name) === true) ||
    isOfAll((name) => NUMBERED.test(name)) ||
    (others.length === known.length && (areCounted(known) || sayMore(values, known, lines)))
  )
}

/** One name for all lines is that of a key, or of the machines that another part counts through. */
const isBetterThanOne = (parts: readonly AlignedPart[], place: number, known: readonly string[]): boolean =>
  areOfMachines(parts, place, known) || (isKeyOfPair(parts, known[0] ?? '') && keyOf(parts, place) !== null)

const sayMore = (values: readonly string[], known: readonly string[], lines: readonly OpenLine[]): boolean =>
  areComposed(values) && ownShare(known, lines) < ownShare(values, lines) - MORE

const SOME = 0.25
/** `[sim-4670010000]`: an id that some messages begin with. */
const NUMBERED = /\d{5}/

const isKeyOfPair = (parts: readonly AlignedPart[], name: string): boolean =>
  parts.some(({ values }, index) => {
    const joint = parts[index + 1]?.before ?? ''
    return values[0] === name && isPairAt(parts, index + 1, joint) && joinsPairs(parts, joint)
  })

/** Words of the house's own for how bad things are go with what is said, too, and are plain ones. */
function areComposed(values: readonly string[]): boolean {
  const distinct = [...new Set(values)]
  return distinct.filter((value) => COMPOSED.test(value)).length >= SOME * distinct.length
}
const COMPOSED = /[\p{L}\d][-_./][\p{L}\d]|\p{Ll}\p{Lu}/u

/** How much of what is said is said by one name alone. */
function ownShare(names: readonly string[], lines: readonly OpenLine[]): number {
  const shapesOf = new Map<string, Map<string, number>>()
  for (const [index, name] of names.entries()) {
    const shape = (lines[index]?.text ?? '')
      .trimEnd()
      .split(' ')
      .slice(-LAST_WORDS)
      .join(' ')
      .replaceAll(WITH_DIGIT, '')
    const shapes = shapesOf.get(name) ?? new Map<string, number>()
    shapesOf.set(name, shapes.set(shape, (shapes.get(shape) ?? 0) + 1))
  }
  return shareOfOwnWords(shapesOf)
}

const LAST_WORDS = 3
const MORE = 0.4
