import { startsBlock } from '../assemble/continues-record.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'

/** What tells the records of a source apart that are pairs of keys and values, each on a line; plain JSON. */
export interface PairBlocks {
  /** A line of marks or a blank line parts them; else each begins with its first key. */
  readonly isParted: boolean
  /** The line of marks stands above its record. */
  readonly isHeaded: boolean
  readonly first: string
}

const MIN_BLOCKS = 4
const MIN_PAIRS = 2
const MOST = 0.85
const MANY = 0.75
/** Also `Key=value`, where no further pair stands in the line, and behind the dash of a list. */
const PAIR =
  /^\s{0,40}(?:- )?([\p{L}_@][\p{L}\p{M}\d_.@-]{0,30}(?: [\p{L}\d_.@-]{1,20}){0,3}) {0,20}(?::(?:\s|$)| = |=(?!.{0,200} [\w.-]{1,30}=))(.*)$/u
/** `---`, `=======`, `******** 1. row ********` */
const RULE = /^[-=*#_~+]{3,120}(?: .{1,60} [-=*#_~+]{3,120})?$/
const stamp = new Stamp()

const isRule = (text: string): boolean => RULE.test(text.trimEnd())
const isParting = (text: string): boolean => text.trim() === '' || isRule(text)
const isIndented = (text: string): boolean => /^\s/.test(text)
const keyOf = (text: string): string | undefined => PAIR.exec(text.slice(0, 120))?.[1]

/** The blocks of pairs that nearly all lines of a sample are in, if each of them says when; else null. */
export function learnBlocks(texts: readonly string[]): PairBlocks | null {
  const told = texts.filter((text) => !isParting(text))
  const atMargin = told.filter((text) => !isIndented(text) || keyOf(text) !== undefined)
  const keys = atMargin.map(keyOf)
  if (keys.filter((key) => key !== undefined).length < MOST * atMargin.length) return null
  if (told.some((text) => startsBlock(text) !== 'none')) return null
  const isParted = texts.some(isRule) || texts.slice(1, -1).some((text) => text.trim() === '')
  const first = keys[0] ?? ''
  const blocks = { isParted, isHeaded: isRule(texts.find((text) => text.trim() !== '') ?? ''), first }
  const found = cut(texts, blocks)
  // What was cut off at the sample's end is no block yet.
  return areRecords(found.slice(0, -1)) ? blocks : null
}

const areRecords = (found: readonly (readonly string[])[]): boolean =>
  found.length >= MIN_BLOCKS && found.filter(isRecord).length >= MANY * found.length

function isRecord(lines: readonly string[]): boolean {
  const keys = lines.map(keyOf).filter((key) => key !== undefined)
  return keys.length >= MIN_PAIRS && new Set(keys).size === keys.length && lines.some(holdsTime)
}

/** As its whole value, which more than a date is. */
function holdsTime(text: string): boolean {
  const value = unquoted(PAIR.exec(text)?.[2] ?? '')
  const end = value === '' ? -1 : scanTimestamp(value, 0, stamp)
  return end > 0 && stamp.kind !== 'date' && value.length - end < 8
}

/** Whether a line begins the next record. */
export const startsPairs = (text: string, { isParted, first }: PairBlocks): boolean =>
  isParted ? isParting(text) : keyOf(text) === first

function cut(texts: readonly string[], blocks: PairBlocks): string[][] {
  const found: string[][] = [[]]
  for (const text of texts) {
    if (startsPairs(text, blocks)) found.push([])
    if (!isParting(text)) found.at(-1)?.push(text)
  }
  return found.filter((lines) => lines.length > 0)
}

/** The complete records of a sample as objects. */
export const blocksOf = (texts: readonly string[], blocks: PairBlocks): string[] => cut(texts, blocks).map(objectOf)

/** A record's lines as one object; what is no pair goes on with the value above it. */
export function objectOf(lines: readonly string[]): string {
  const values = new Map<string, string>()
  const pairs = lines.filter((text) => !isParting(text))
  const mayBeIndented = /^(?:\s|- )/.test(pairs[0] ?? '')
  let last = ''
  for (const text of pairs) {
    const [, key, value = ''] = (mayBeIndented || !isIndented(text) ? PAIR.exec(text) : null) ?? []
    if (key !== undefined && !values.has(key)) {
      last = key
      values.set(key, unquoted(value))
    } else values.set(last, [values.get(last) ?? '', text.trim()].filter((part) => part !== '').join('\n'))
  }
  return JSON.stringify(Object.fromEntries(values))
}

/** Of quotes, and of the mark that a text of several lines follows. */
function unquoted(value: string): string {
  const text = value.trim()
  if (/^[|>][-+]?$/.test(text)) return ''
  const isQuoted = text.length > 1 && (text.startsWith('"') || text.startsWith("'")) && text.at(-1) === text[0]
  return isQuoted ? text.slice(1, -1) : text
}
