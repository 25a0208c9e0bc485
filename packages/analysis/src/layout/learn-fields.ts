import { timeOfText } from '../parse/time-of-value.ts'
import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { areLevels } from './are-levels.ts'
import { wordsOf } from './columns-of-lines.ts'
import { areNumericLevels } from './levels-of-column.ts'
import { levelsByWords } from './levels-by-words.ts'
import { levelsOfLights } from './levels-of-lights.ts'
import type { FieldRoles } from './field-roles.ts'
import { partsOfSecond } from './parts-of-second.ts'
import { hasOpenMessage, isKeyed, kindOfKeys } from './take-fields.ts'
import type { SpeakerSample } from './speaker-in.ts'

const MIN_LINES = 12
const MOST = 0.9
const MANY = 0.5
/** Some of the words of a column may be known beyond doubt, whatever its key. */
const SOME = 0.05
const MAX_FIELDS = 64
const MIN_TEXTS = 3

/** What a field counts, how it went, or when something else is due. */
const NO_LEVEL = /res(?:ult|ponse)?$|status|outcome|state|reason|code|retr|attempt|count|ms$/i
const NO_TIME = /expir|valid|until|expect|deadline|start|end|created|modified|count|bytes|size|seq|id$|num|total/i
const NO_MESSAGE = /agent|date|time|referer|user|address|query|sql|stack|trace|(?:^|\.)ua$/i
const LETTERS = 'DIWEFCTVNdiwefctvn'

/** Finds when, how bad and what in fields of unknown keys, where the known keys of nearly all lines leave it open. */
export function learnFields(
  texts: readonly string[],
  read: (text: string) => SpeakerSample,
  context: TimeContext,
  isTable = false,
): FieldRoles | null {
  const keyed = isTable ? texts : texts.filter(mayBeKeyed)
  if (keyed.length < MIN_LINES) return null
  const lines = keyed.map((text) => read(text).line).filter(isKeyed)
  const roles = rolesOf(lines, context)
  if (roles !== null) return roles
  const kinds = [...Map.groupBy(lines, kindOfKeys)]
  const of = kinds.flatMap(([kind, some]) => {
    const found = kinds.length > 1 ? rolesOf(some, context) : null
    return found === null ? [] : [[kind, found] as const]
  })
  return of.length === 0 ? null : { of: Object.fromEntries(of) }
}

/** By lines that name their parts in one way. */
function rolesOf(lines: readonly ParsedLine[], context: TimeContext): FieldRoles | null {
  if (lines.length < MIN_LINES) return null
  const columns = columnsOf(lines)
  const find = (
    isOpen: (line: ParsedLine) => boolean,
    rank: (key: string, values: readonly string[]) => number,
    least = MOST,
  ) => (lines.filter(isOpen).length < least * lines.length ? undefined : best(columns, rank))
  const graded =
    find(
      ({ level }) => level === null,
      (key, values) => (!NO_LEVEL.test(lastOf(key)) && holdLevels(values) ? rankOfLevels(values) : 0),
      SOME,
    ) ?? gradeByWords(lines, columns)
  const roles = {
    level: graded,
    time: find(
      ({ timestampMs }) => timestampMs === null,
      (key, values) => (NO_TIME.test(lastOf(key)) ? 0 : countTimes(values, context)),
    ),
    message: find(hasOpenMessage, (key, values) => (NO_MESSAGE.test(lastOf(key)) ? 0 : countWords(values, context))),
  }
  const part = partBeside(roles.time, columns)
  const levels = graded === undefined ? undefined : scaleOfField(graded, lines)
  const found = Object.entries({ ...roles, levels, part }).filter(([, key]) => key !== undefined)
  return found.length === 0 ? null : (Object.fromEntries(found) as FieldRoles)
}

/** A field of digits that go with what the lines say of failures, where none of them has a level. */
function gradeByWords(
  lines: readonly ParsedLine[],
  columns: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (lines.some(({ level }) => level !== null)) return undefined
  return [...columns.keys()].find((key) => !NO_LEVEL.test(lastOf(key)) && levelsByWords(...told(key, lines)) !== null)
}

/** What stands in a field, and what the lines say beside it. */
function told(key: string, lines: readonly ParsedLine[]): [values: string[], texts: string[]] {
  const some = lines.filter(({ fields }) => fields?.[key] !== undefined)
  return [some.map(({ fields }) => fields?.[key] ?? ''), some.map(textOf)]
}

const textOf = ({ message, fields }: ParsedLine): string => `${message} ${Object.values(fields ?? {}).join(' ')}`

/** Numbers alone, or behind one letter or word, need one. */
function scaleOfField(key: string, lines: readonly ParsedLine[]): FieldRoles['levels'] {
  const [values, texts] = told(key, lines)
  return values.every((value) => NUMBER.test(value)) ? wordsOf(values, texts).levels : undefined
}

const NUMBER = /^[A-Za-z]{0,5}[-_:]?\d{1,4}$/

/** `{"s":1719068953,"ns":917432992}`: numbers below a second's, in the object that holds its seconds. */
function partBeside(time: string | undefined, columns: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (time === undefined || !columns.get(time)?.every((value) => SECONDS.test(value))) return undefined
  const parent = time.slice(0, time.lastIndexOf('.') + 1)
  return [...columns].find(([key, values]) => {
    const most = key.startsWith(parent) ? partsOfSecond(key.slice(parent.length), parent !== '') : null
    return most !== null && values.every((value) => BELOW.test(value) && Number(value) < most)
  })?.[0]
}

const SECONDS = /^\d{10}$/
const BELOW = /^\d{1,9}$/

/** Cheap. */
export const mayBeKeyed = (text: string): boolean =>
  text.includes('{"') || ROW.test(text) || text.includes('=') || OPENED.test(text) || COLONED.test(text)
/** An array of values. */
const ROW = /^[[(] ?(?:["']|\d{1,19}(?:\.\d{1,9})?,)/
/** A record of Lisp or Clojure, or a row of a page's table. */
const OPENED = /^(?:\(|\{:|<tr[ >])/
const COLONED = /^[A-Za-z_][\w.@-]{0,39}: ?\S/

const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)

/** The values of each field that most lines have. */
function columnsOf(lines: readonly ParsedLine[]): Map<string, string[]> {
  const columns = new Map<string, string[]>()
  for (const { fields } of lines)
    for (const [key, value] of Object.entries(fields ?? {})) {
      const values = columns.get(key)
      if (values !== undefined) values.push(value)
      else if (columns.size < MAX_FIELDS) columns.set(key, [value])
    }
  for (const [key, values] of columns) if (values.length < MOST * lines.length) columns.delete(key)
  return columns
}

function best(
  columns: ReadonlyMap<string, readonly string[]>,
  rank: (key: string, values: readonly string[]) => number,
): string | undefined {
  let found: string | undefined
  let most = 0
  for (const [key, values] of columns) {
    const count = rank(key, values)
    if (count <= most) continue
    found = key
    most = count
  }
  return found
}

/** Clocks never go back by much. */
function countTimes(values: readonly string[], context: TimeContext): number {
  const times = values.map((value) => timeOfText(value, context))
  const isOrdered = times.every((time, at) => time !== null && (at === 0 || time >= (times[at - 1] ?? 0) - SLACK_MS))
  return isOrdered ? values.length : 0
}

const SLACK_MS = 60_000

/** Words say more than the numbers beside them. */
const rankOfLevels = (values: readonly string[]): number =>
  values.length + values.filter((value) => LETTER.test(value)).length

/** Words, letters or numbers, and several of them. */
function holdLevels(values: readonly string[]): boolean {
  const distinct = new Set(values)
  if (distinct.size < 2) return false
  if ([...distinct].every((value) => value.length === 1 && LETTERS.includes(value))) return true
  // A field that nobody knows may hold a color.
  return (areLevels(values) && levelsOfLights(values) === null) || areNumericLevels(values)
}

/** Sentences: several words in most values, and different ones. */
function countWords(values: readonly string[], context: TimeContext): number {
  const sentences = values.filter((value) => value.includes(' '))
  if (sentences.length < MANY * values.length || new Set(sentences).size < MIN_TEXTS) return 0
  if (sentences.every((value) => timeOfText(value, context) !== null)) return 0
  return values.reduce((sum, value) => sum + value.split(' ', MAX_WORDS).filter((word) => LETTER.test(word)).length, 0)
}

const MAX_WORDS = 24
const LETTER = /^\p{L}{2}/u
