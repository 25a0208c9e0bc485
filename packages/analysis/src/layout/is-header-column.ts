import { skipBlanks } from '../parse/scan-token.ts'
import type { SplitLine } from './split-line.ts'
import { CODE, FILE, isRegularColumn, NEARLY_ALL, NUMBER } from './is-regular-column.ts'
import { LABEL } from './take-unit-column.ts'
import { isTag, literalBehind, mostCommon, valueOf } from './split-values.ts'

export const MOST = 0.9
const MIN_NAMED = 8
const IDENTIFIER = /^[\p{L}_][\p{L}\d_.$/@#+-]*$/u
export const CODED = /[._#/$@]|\d|[a-z][A-Z]|-/
const REQUEST = /^req-[0-9a-f-]{8,}|^[0-9a-f]{8}-[0-9a-f-]{27}(?: |$)/
const FAILURE = /(?:Error|Exception|Failure|Warning)$|^(?:fail|failed|crit|trce|dbug|info|warn|note|fatal|hint|usage)$/i

/** Whether the column at `index` belongs to the header, not to the message, in most lines. */
export function isHeaderColumn(lines: readonly SplitLine[], index: number): boolean {
  const values = lines.map((line) => valueOf(line, index))
  const behind = lines.map((line) => withoutOpeners(literalBehind(line, index)))
  const literal = mostCommon(behind)
  const most = (test: (value: string, at: number) => boolean): boolean =>
    values.filter(test).length >= MOST * values.length
  if (behind.filter((one) => one === literal).length < MOST * lines.length) return false
  const distinct = new Set(values).size
  const rare = distinct <= Math.max(3, values.length / 2)
  const { delimiter } = lines[0] as SplitLine
  if (delimiter !== null) {
    if (!literal.includes(delimiter)) return false
    return most((value) => !value.includes(' ')) || distinct <= Math.max(2, values.length / 4)
  }
  if (isBeforeAligned(lines, index)) return true
  if (distinct > 1 && literal === ' ' && values.every((value) => value.length === 1 && value !== '-')) return true
  const before = (lines[0] as SplitLine).values[index]?.before ?? ''
  // `INFO/cart`
  if (before === '/') return rare && most((value) => IDENTIFIER.test(value))
  const opener = before.charCodeAt(before.length - 1)
  if (opener === 91 || opener === 40 || opener === 60 || opener === 123) {
    if (most((value) => REQUEST.test(value))) return true
    if (most((value) => /^\d[\d:.]*$/.test(value))) return true
    if ((literal.endsWith('[') && before.endsWith('[')) || isKeyed(lines, index - 1)) return false
    if (isRegularColumn(lines, index)) return true
    const isPlain = literal.length === 1 && values.length >= MIN_NAMED && distinct <= Math.max(2, values.length / 4)
    if (isPlain && most((value) => IDENTIFIER.test(value))) return true
    return most((value) => !value.includes(' ') && CODED.test(value)) || (rare && /^[\])>}][:<-]/.test(literal))
  }
  if (most((value) => FAILURE.test(value) || LABEL.test(value)) || areLabels(lines, index)) return false
  if (isRegularColumn(lines, index) || isBeforeNumbers(lines, index)) return true
  // What one function says behind its place in the code is told by its name, too.
  if (distinct === 1 && literal.startsWith(':') && index > 0 && lines.every((line) => isFile(line, index - 1)))
    return false
  if (literal.startsWith(':'))
    return (
      rare && most((value) => IDENTIFIER.test(value) && !FAILURE.test(value)) && (before !== ':' || goOn(lines, index))
    )
  if (/^[-|~›»=>→•·—–]/.test(literal)) return rare && most((value) => IDENTIFIER.test(value))
  const tagged = literal === '[' && lines.every((line) => isTag(line, index))
  if (tagged && rare && most((value) => IDENTIFIER.test(value))) return true
  const isOpened = literal === '(' || literal === '['
  if (
    isOpened &&
    rare &&
    most((value) => IDENTIFIER.test(value)) &&
    lines.every((line) => isEnclosedName(line, index + 1))
  )
    return true
  return (
    (literal === ' ' || literal === '[' || literal === '<' || literal === '(') &&
    rare &&
    most((value) => IDENTIFIER.test(value) && CODED.test(value))
  )
}

/** A code, and in nearly all lines a column of numbers behind it. */
function isBeforeNumbers(lines: readonly SplitLine[], index: number): boolean {
  const coded = lines.filter(
    (line) =>
      line.values[index + 1] !== undefined && CODE.test(valueOf(line, index)) && NUMBER.test(valueOf(line, index + 1)),
  )
  return coded.length >= NEARLY_ALL * lines.length && isRegularColumn(coded, index + 1)
}

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
function goOn(lines: readonly SplitLine[], index: number): boolean {
  const ways = new Map<string, { count: number; next: Set<string> }>()
  for (const line of lines) {
    const name = valueOf(line, index)
    const known = ways.get(name) ?? { count: 0, next: new Set<string>() }
    known.count += 1
    known.next.add(wordBehind(line, index))
    ways.set(name, known)
  }
  if (ways.size > FEW_NAMES) return true
  const said = [...ways.values()].filter(({ count }) => count >= MIN_SAID)
  const sum = (names: typeof said): number => names.reduce((total, { count }) => total + count, 0)
  return sum(said.filter(({ next }) => next.size >= MIN_WAYS)) >= sum(said) / 2
}

const wordBehind = ({ text, values }: SplitLine, index: number): string => {
  const end = values[index]?.end ?? 0
  return /\p{L}{2,}/u.exec(text.slice(end, end + 60))?.[0] ?? ''
}

const REACH = 3
const MIN_ALIGNED = 8
const FILLED = 0.2

/** Blanks fill this column or one right behind it up, so that what follows stands in one place: no message does that. */
function isBeforeAligned(lines: readonly SplitLine[], index: number): boolean {
  if (lines.length < MIN_ALIGNED) return false
  for (let at = index; at < index + REACH; at += 1) if (isAligned(lines, at)) return true
  return false
}

function isAligned(lines: readonly SplitLine[], index: number): boolean {
  const widths = new Map<number, number>()
  const lengths = new Map<number, number>()
  let filled = 0
  for (const { text, values } of lines) {
    const [value, next] = [values[index], values[index + 1]]
    if (value === undefined || (next !== undefined && next.before !== ' ')) continue
    const start = skipBlanks(text, value.end)
    if (start === value.end || start === text.length) continue
    const width = start - value.start
    widths.set(width, (widths.get(width) ?? 0) + 1)
    lengths.set(value.end - value.start, (lengths.get(value.end - value.start) ?? 0) + 1)
    if (start - value.end > 1) filled += 1
  }
  const isVaried = Math.max(0, ...lengths.values()) <= MOST * lines.length
  return isVaried && filled >= FILLED * lines.length && Math.max(0, ...widths.values()) >= MOST * lines.length
}

/** Behind a mark an opening bracket or a quote is the message's. */
function withoutOpeners(literal: string): string {
  let end = literal.length
  while (end > 1 && OPENERS.includes(literal[end - 1] as string)) end -= 1
  return OPENERS.includes(literal[end - 1] as string) ? literal : literal.slice(0, end)
}

const OPENERS = `[({<"'*#`

const isFile = (line: SplitLine, index: number): boolean => FILE.test(valueOf(line, index))

const isEnclosedName = (line: SplitLine, index: number): boolean =>
  line.values[index]?.kind === 'word' && CODED.test(valueOf(line, index))

/** Behind a trace's or a span's key the message may start with a bracket of its own. */
const isKeyed = (lines: readonly SplitLine[], index: number): boolean =>
  /\w[=:]$/.test(lines[0]?.values[index]?.before ?? '')
