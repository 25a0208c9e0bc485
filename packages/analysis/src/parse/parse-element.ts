import { assignByValue, assignRole } from './assign-role.ts'
import { assignTime } from './assign-time.ts'
import { levelOfWord, strongLevelOfWord } from './level-of-word.ts'
import { roleOfField } from './role-of-field.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { timeOfText } from './time-of-value.ts'

const stamp = new Stamp()

const ELEMENT = /^<([A-Za-z][\w-]{0,30})[\s>]/
const ATTRIBUTE = /\s([A-Za-z][\w:.-]{0,30})=(?:"([^"<]{0,400})"|'([^'<]{0,400})')/y
/** `<message>text</message>` within it. */
const CHILD = /<([A-Za-z][\w:.-]{0,30})>([^<]{0,4000}|<!\[CDATA\[[^\]]{0,4000}\]\]>)<\/[A-Za-z]/g
const ZONED = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/
const MAX_ATTRIBUTES = 24
/** Where no attribute says anything. */
const MIN_CHILDREN = 3
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

/** `<log time="…" level="error" source="gate">text</log>` in one line; one of its attributes is a time. */
export function parseElement(text: string, line: ParsedLine, context: TimeContext): boolean {
  const name = ELEMENT.exec(text.slice(0, 40))?.[1]
  if (name === undefined) return false
  const pairs: [string, string][] = []
  let pos = name.length + 1
  for (let index = 0; index < MAX_ATTRIBUTES; index += 1) {
    ATTRIBUTE.lastIndex = pos
    const [pair, key = '', value, single = ''] = ATTRIBUTE.exec(text) ?? []
    if (pair === undefined) break
    pairs.push([key, decode(value ?? single)])
    pos += pair.length
  }
  const body = bodyBehind(text, pos, name)
  if (body === null) return false
  const children = childrenOf(body)
  const all = [...pairs, ...children]
  const timed = timeAmong(pairs.length === 0 && children.length >= MIN_CHILDREN ? all : pairs, context)
  if (timed < 0) return false
  takePairs(all, timed, line, context)
  if (line.timestampMs === null) return false
  if (line.message === '') line.message = textOf(body)
  line.header = true
  line.format = 'xml'
  return true
}

/** Where the time stands: behind a key of that meaning, a date and a clock, or what the first one or `at` has of any notation. */
const timeAmong = (pairs: readonly (readonly [string, string])[], context: TimeContext): number =>
  pairs.findIndex(
    ([key, value], index) =>
      roleOfField(key, 0) === 'time' ||
      ZONED.test(value) ||
      ((index === 0 || WHEN.test(key)) && value.length >= MIN_TIME && isTime(value, context)),
  )

const WHEN = /^(?:at|when|on|t|utc|epoch|instant|moment)$/i
const MIN_TIME = 13

/** All of it, or a number that counts since 1970. */
const isTime = (value: string, context: TimeContext): boolean =>
  NUMBER.test(value)
    ? timeOfText(value, context) !== null
    : scanTimestamp(value, 0, stamp) === value.length && stamp.kind === 'full'

/** The name of an element that goes on in the next lines, where one of its attributes is a time; else null. */
export function opensElement(text: string): string | null {
  const name = OPENED.exec(text.slice(0, 280))?.[1]
  return name === undefined || text.includes(`</${name}>`) || text.trimEnd().endsWith('/>') ? null : name
}

const OPENED = /^<([A-Za-z][\w-]{0,30})\s[^<>]{0,200}?="\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/

const childrenOf = (body: string): [string, string][] =>
  [...body.matchAll(CHILD)].map(([, key = '', value = '']) => [key, textOf(value)])

function takePairs(
  pairs: readonly (readonly [string, string])[],
  timed: number,
  line: ParsedLine,
  context: TimeContext,
): void {
  line.message = ''
  for (const [index, [key, value]] of pairs.entries()) {
    if (index === timed && assignTime(NUMBER.test(value) ? Number(value) : value, line, context)) continue
    if (takeMessage(key, value, line) || takeKind(key, value, line)) continue
    if (!assignRole(roleOfField(key, 0), value, line, context) && !assignByValue(value, line, context))
      line.addField(key, value)
  }
}

const NUMBER = /^\d{10,19}(?:\.\d{1,9})?$/

/** `class="failure"`: of which kind a record is says how bad it is, where a level's word stands there. */
function takeKind(key: string, value: string, line: ParsedLine): boolean {
  if (line.level !== null || !KIND.test(key)) return false
  line.level = strongLevelOfWord(value) ?? (PLAIN.test(value) ? levelOfWord(value) : null)
  return line.level !== null
}

const KIND = /^(?:class|kind|type|category|cat|typ|klasse)$/i
/** Elsewhere a word of any sentence. */
const PLAIN = /^(?:failure|fault|caution|note|normal)$/i

/** Of weaker words for a message the first. */
function takeMessage(key: string, value: string, line: ParsedLine): boolean {
  if (line.message !== '' || roleOfField(key, 0) !== 'weakMessage' || ZONED.test(value)) return false
  line.message = value
  return true
}

function bodyBehind(text: string, pos: number, name: string): string | null {
  if (/^\s?\/>\s*$/.test(text.slice(pos, pos + 8))) return ''
  const close = `</${name}>`
  const end = text.lastIndexOf(close)
  return text[pos] === '>' && end > pos && text.length - end <= close.length + 1
    ? text.slice(pos + 1, end).trim()
    : null
}

const CDATA = '<![CDATA['
const CDATA_END = ']]>'

/** Within CDATA nothing is escaped. */
const textOf = (value: string): string =>
  value.startsWith(CDATA) && value.endsWith(CDATA_END)
    ? value.slice(CDATA.length, -CDATA_END.length).trim()
    : decode(value)

const decode = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => ENTITIES[name] ?? '') : text
