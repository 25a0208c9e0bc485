import type { Level } from '../model/log-event.ts'
import { Stamp } from '../parse/scan-clock.ts'
import type { AlignedPart } from './align-lines.ts'
import { areLevels } from './are-levels.ts'
import { areSentences } from './are-sentences.ts'
import { wordsOf } from './columns-of-lines.ts'
import { dressOf, type Dressed } from './dress-of-field.ts'
import { jointOf, splitJoint, type Joint } from './joint-of.ts'
import { levelInColumn } from './level-in-column.ts'
import { levelsByWords } from './levels-by-words.ts'
import { areNumericLevels } from './levels-of-column.ts'
import { areTitles } from './name-shapes.ts'
import { isBetterName, nameInFrame, type OpenLine } from './name-in-frame.ts'
import type { Row, RowColumn } from './row.ts'
import { scanTimeColumn } from './scan-time-column.ts'
import { splitRow } from './split-row.ts'
import { isCutOtherwise, isNobody, levelInRow, readRow } from './take-row.ts'

const MIN_LINES = 12
const NEARLY_ALL = 0.95
const MOST = 0.9
const SOME = 0.25
const FEW = 0.05
const MIN_FIELDS = 3
const MIN_ROLES = 2
const LOOSE: ReadonlySet<string> = new Set(['plain', 'text', 'columns', 'level', 'row', 'logfmt'])

/** How a source's lines are parted by one mark, where that tells more of nearly all of them than was found without it. */
export function learnRow(samples: readonly OpenLine[], isNamed: boolean): Row | null {
  const lines = samples.filter(({ line, text }) => LOOSE.has(line.format) && !/^\s{0,8}[{<]["?!/]/.test(text))
  if (lines.length < MIN_LINES || lines.length < MOST * samples.length) return null
  const rows = marksOf(lines.map(({ text }) => text)).flatMap((mark) => rowOf(lines, mark, isNamed) ?? [])
  const [best] = rows.toSorted((a, b) => toldBy(b) - toldBy(a) || b.mark.length - a.mark.length)
  return best !== undefined && tellsMore(best, lines) ? best : null
}

const MARK = / {1,2}[<>*]{1,2} {1,2}| {0,2}[^\p{L}\p{M}\d\s"'[\](){}<>*]{1,3} {0,2}|\t| {2}/gu
/** Within a word, or between a key and its value. */
const JOINT = /^(?:[-._+/:]|:? ?=.*)$/
const MAX_MARKS = 12

/** What may part fields: marks that nearly all lines have. */
function marksOf(texts: readonly string[]): string[] {
  const marks = new Set(texts.slice(0, 3).flatMap((text) => text.match(MARK) ?? []))
  const tight = [...marks].map((mark) => mark.trim()).filter((mark) => mark !== '')
  return [...new Set([...marks, ...tight])]
    .filter((mark) => !JOINT.test(mark))
    .filter((mark) => texts.filter((text) => text.includes(mark)).length >= NEARLY_ALL * texts.length)
    .slice(0, MAX_MARKS)
}

/** How many of its columns hold what is asked for. */
const toldBy = ({ head, tail }: Row): number => countRoles([...head, ...tail]) * 10 + head.length + tail.length

/** Where the message stands among a line's fields, and the values before and behind it. */
interface Fields {
  readonly head: readonly (readonly string[])[]
  readonly messages: readonly string[]
  readonly tail: readonly (readonly string[])[]
}

function fieldsOf(all: readonly OpenLine[], mark: string): { fields: Fields; lines: readonly OpenLine[] } | null {
  const split = all.map(({ text }) => splitRow(text, mark).map(({ start, end }) => text.slice(start, end)))
  const counts = split.map(({ length }) => length).toSorted((a, b) => a - b)
  const least = counts[Math.floor((1 - NEARLY_ALL) * counts.length)] ?? 0
  if (least < MIN_FIELDS) return null
  const live = split.flatMap((fields, line) => (fields.length >= least ? [line] : []))
  const column = (index: number): string[] => live.map((line) => split[line]?.at(index) ?? '')
  const before = Array.from({ length: least }, (_, index) => index).findIndex((index) => areTexts(column(index)))
  if (before < 0) return null
  const behind = least - before - 1
  const tail = Array.from({ length: behind }, (_, index) => column(index - behind))
  if (tail.some(areTexts)) return null
  const texts = live.map((line) => all[line]?.text ?? '')
  const spans = texts.map((text) => splitRow(text, mark))
  const messages = texts.map((text, line) =>
    text.slice(spans[line]?.[before]?.start, spans[line]?.[(spans[line]?.length ?? 0) - behind - 1]?.end),
  )
  return {
    fields: { head: Array.from({ length: before }, (_, index) => column(index)), messages, tail },
    lines: live.flatMap((line) => all[line] ?? []),
  }
}

/** What is said, and neither names in words, times nor levels. */
function areTexts(fields: readonly string[]): boolean {
  const { values } = dressOf(fields)
  return areSentences(values) && !areTimes(values) && !areTitles([...new Set(values)])
}

function rowOf(all: readonly OpenLine[], mark: string, isNamed: boolean): Row | null {
  const found = fieldsOf(all, mark)
  if (found === null) return null
  const { fields, lines } = found
  const before = fields.head.length
  const [message, tail] = [dressOf(fields.messages), fields.tail.map(dressOf)]
  const { head, joint, levels } = partHead(fields.head.map(dressOf), message.values)
  const dressed = [...head, message, ...tail]
  const time = dressed.findIndex(({ values }) => areTimes(values))
  const level = dressed.findIndex(
    ({ values }, at) => at !== time && at !== before && tellLevels(values, message.values),
  )
  if (Math.max(time, level) < 0 || !areKeyed(head, tail) || endInKeys(dressed)) return null
  const parts = dressed.map(partOf(mark))
  const name = isNamed ? -1 : nameInFrame(parts, '', lines, { time, level, message: before })
  const columns = columnsOf(dressed, { time, level, name, message: before }, joint)
  if (!isHeader(columns.slice(0, before), head, mark) || countRoles(columns) < MIN_ROLES) return null
  return {
    mark,
    head: columns.slice(0, before),
    message: columns[before] as RowColumn,
    tail: columns.slice(before + 1),
    levels: levelsOf(levels ?? dressed[level]?.values ?? [], message.values),
    isBetter: name >= 0 && isBetter(parts, name, lines, message.values),
  }
}

interface PartedHead {
  readonly head: readonly Dressed[]
  /** Of the column that holds a name and a level, if any, and the levels in it. */
  readonly joint: (Joint & { readonly index: number }) | null
  readonly levels?: readonly string[]
}

/** `cart/info`: the name stands for its column. */
function partHead(head: readonly Dressed[], messages: readonly string[]): PartedHead {
  if (head.some(({ values }) => tellLevels(values, messages))) return { head, joint: null }
  for (const [index, dressed] of head.entries()) {
    const joint = areTimes(dressed.values) ? null : jointOf(dressed.values, messages)
    const split = dressed.values.map((value) => (joint === null ? null : splitJoint(value, joint)))
    if (joint === null || split.includes(null)) continue
    const values = split.map((parts) => parts?.name ?? '')
    return {
      head: head.with(index, { ...dressed, values }),
      joint: { ...joint, index },
      levels: split.map((parts) => parts?.level ?? ''),
    }
  }
  return { head, joint: null }
}

function columnsOf(
  dressed: readonly Dressed[],
  { time, level, name, message }: Readonly<Record<'time' | 'level' | 'name' | 'message', number>>,
  joint: PartedHead['joint'],
): RowColumn[] {
  const roles = new Map<number, RowColumn['role']>([
    [time, 'time'],
    [level, 'level'],
    [name, 'service'],
    [message, 'message'],
  ])
  return dressed.map(({ open, close, values }, index) => {
    const role = roles.get(index) ?? 'other'
    const isWord = role === 'other' && values.every((value) => !value.includes(' '))
    return { open, close, role, ...(isWord && { isWord }), ...(joint?.index === index && { joint }) }
  })
}

/** Nothing that a message may begin with: a sentence does with a word and a colon, too. */
const isHeader = (columns: readonly RowColumn[], head: readonly Dressed[], mark: string): boolean =>
  !columns.some(
    ({ role, joint }, index) => role === 'other' && joint === undefined && saysWhat(head[index]?.values ?? []),
  ) && !(mark === ': ' && columns.at(-1)?.role === 'other')

const countRoles = (columns: readonly RowColumn[]): number =>
  new Set(
    columns.flatMap(({ role, joint }) => [
      ...(role === 'other' || role === 'message' ? [] : [role]),
      ...(joint === undefined ? [] : ['level']),
    ]),
  ).size

const partOf =
  (mark: string) =>
  ({ open, values }: Dressed, index: number): AlignedPart => ({
    before: index === 0 ? open : `${mark}${open}`,
    kind: 'text',
    values,
  })

/** Behind a message that stands among labels only labels stand. */
const areKeyed = (head: readonly Dressed[], tail: readonly Dressed[]): boolean =>
  head.filter(isKeyed).length < MIN_KEYED || tail.every(isKeyed)
const isKeyed = ({ open }: Dressed): boolean => /[\p{L}\d_.-](?:: ?|=)["'[({<*]{0,2}$/u.test(open)
const MIN_KEYED = 2

/** `by~kiln lvl~INFO`: the mark parts keys from their values. */
const endInKeys = (dressed: readonly Dressed[]): boolean =>
  dressed.filter(({ values }) => {
    const key = LAST_WORD.exec(values[0] ?? '')?.[0]
    return key !== undefined && new Set(values).size > 1 && values.every((value) => value.endsWith(key))
  }).length >= MIN_KEYED
const LAST_WORD = / \p{L}{1,12}$/u

/** Words that begin a message: no name, no number and nothing that all lines have. */
const saysWhat = (values: readonly string[]): boolean =>
  new Set(values).size > 1 && values.filter((value) => /\d/.test(value)).length < MOST * values.length

function isBetter(
  parts: readonly AlignedPart[],
  name: number,
  lines: readonly OpenLine[],
  messages: readonly string[],
): boolean {
  if (isBetterName(parts, name, lines, messages)) return true
  // What was found is no field of the line, but a part of one.
  const partial = lines.filter(({ service = '' }, line) =>
    parts.every(({ values }) => !isNameIn(values[line] ?? '', service)),
  )
  return partial.length > SOME * lines.length
}

/** `billing.4007`: with what stands beside it in one word. */
const isNameIn = (value: string, name: string): boolean => value.startsWith(name) && value.charAt(name.length) !== ' '

const stamp = new Stamp()

const areTimes = (values: readonly string[]): boolean =>
  values.filter((value) => value !== '' && scanTimeColumn(value, 0, stamp) === value.length).length >=
  NEARLY_ALL * values.length

const tellLevels = (values: readonly string[], messages: readonly string[]): boolean =>
  areLevels(values) || areNumericLevels(values) || levelsByWords(values, messages) !== null

function levelsOf(values: readonly string[], messages: readonly string[]): Readonly<Record<string, Level>> {
  const { levels = {} } = wordsOf(values, messages)
  const told = [...new Set(values)].flatMap((value): [string, Level][] => {
    const level = levels[value] ?? levelInColumn(value)
    return level === null ? [] : [[value, level]]
  })
  return { ...levels, ...Object.fromEntries(told) }
}

const hasLevel = ({ head, tail }: Row): boolean =>
  [...head, ...tail].some(({ role, joint }) => role === 'level' || joint !== undefined)

/** Never with another level than was found. */
function tellsMore(row: Row, lines: readonly OpenLine[]): boolean {
  const read = lines.flatMap(({ text, line, service }) => {
    const found = readRow(text, row)
    if (found === null) return []
    const known = service === undefined || isNobody(service, text, row, found) ? undefined : service
    return [{ found, line, isLost: known !== service, service: known, level: levelInRow(found.level, row) }]
  })
  if (read.length < MOST * lines.length) return false
  const many = (share: number, test: (one: (typeof read)[number]) => boolean): boolean =>
    read.filter(test).length > share * lines.length
  if (!hasLevel(row) && many(SOME, ({ line }) => line.level !== null)) return false
  if (many(1 - MOST, ({ level, line }) => line.level !== null && level !== null && line.level !== level)) return false
  return (
    many(SOME, ({ level, line }) => line.level === null && level !== null) ||
    (many(FEW, ({ isLost }) => isLost) && many(SOME, ({ found, service }) => found.service === service)) ||
    many(SOME, ({ found, service }) => found.service !== undefined && (row.isBetter || service === undefined)) ||
    many(SOME, ({ found, line }) => isCutOtherwise(line.message.trim(), found.message, found.service !== undefined))
  )
}
