import { findReason, isVague, type KnownReason } from './failure-reasons.ts'
import { withoutAdvice } from './without-advice.ts'

/** What a line of unknown origin says by its syntax: what was to be done, what is wrong with what, and why. */
export interface Failure {
  /** What could not be done: 'write chunk 14'. */
  readonly action: string | null
  /** What stands in a bad state, and the state: 'exchange rate for SEK', 'is older than 24 h'. */
  readonly subject: string | null
  readonly state: string | null
  /** What the same statement goes on to say: 'low voltage detected'. */
  readonly more: string | null
  /** The innermost reason, in the line's words. */
  readonly reason: string | null
  /** What the reason, or the whole line, means. */
  readonly known: KnownReason | null
}

const CANNOT =
  /\b(?:fail(?:ed|s|ing|ure)? to|unable to|not able to|could ?n[o']t|cannot|can ?not|can't|did not|does not|refus(?:ed|ing|es) to) (?!(?:be|exist|match|have|contain|equal|fit|look|appear|seem|mean|need)\b)([a-z][\w-]+(?: [^:;,(]{1,60})?)/i
const CANNOT_BE = /^(.{2,60}?) (?:could|can) ?not be ([a-z]+(?:ed|en|nt|ne|wn|un|ught|id|od|ld|et)(?: [a-z]+)?)\b/i
const WHILE =
  /\b(?:error|failure|exception|problem|failed|panic|issue)(?: occurred)?(?: while| when| during| in| at)? ([a-z]+ing(?: [^:;,(]{1,60})?)/i
const DOING_FAILED = /^([a-z]+ing [^:;,(]{1,60}?) (?:has |was |is )?(?:failed|aborted|stopped|refused|rejected)\b/i
const NOUN_FAILED =
  /^([^,(]{2,60}?) (?:has |have |was |were |is |are |had )?(?:been )?(failed|fails|aborted|rejected|refused|denied|blocked|banned|throttled|revoked|dropped|lost|discarded|skipped|cancelled|interrupted|given up|expired|not \w+ed)(?: (?:the |a |an |our |its |this )([a-z][^:;,(]{1,40}))?/i
/** 'updating the instance (orders-db)' before a colon: what was under way. */
const DOING = /^([a-z]+ing (?!out\b)[^:;,]{3,60})$/i
const STATE =
  /^(?:the )?(.{2,60}?) ((?:is|are|was|were|has|have|had)(?: been)? (?:not |no |an? |the )?(?:(?!, which )[^:;(]){2,50}|(?:does not|doesn't|do not) (?:exist|match|have|contain|equal|fit)\b[^:;(]{0,50}|(?:differs?|disagrees?|exceeds?|exited|died|crashed|ended|expired|vanished|disappeared)\b[^:;(]{0,50})/i
const LACK = /\b((?:no|missing|unknown|invalid|unexpected|unsupported|illegal|duplicate) [^:;,(]{2,50})/i
const OPERATION =
  /^(?:open|close|read|write|export|import|load|save|store|send|fetch|get|put|post|dial|connect|parse|decode|encode|sync|apply|create|delete|update|insert|query|execute|start|stop|run|process|resolve|render|book|capture|charge|upload|download|publish|consume|commit|flush|compact|merge|scan|list|mount|attach|bind|listen|verify|validate|authenticate|authorize|refresh|renew|rotate|sign|encrypt|decrypt|compress|schedule|restore|backup|replicate|copy|move|rename|lock|acquire|reserve|allocate|register|deploy|build|compile|install|train|index|plan|route|convert|transform|settle)\b(?! (?:[a-z]+ed|held|taken)\b)/i

/** What a trace names last is nearest to the root. */
const CAUSED_BY = /^\s*(?:Caused by|\[cause\])\s*:/
const MAX_PHRASE = 60
const BECAUSE = /\b(?:because(?: of)?|due to|caused by|reason(?: is|:|=)|owing to|since)\s*:?\s+/i
const FIELD = /\b(?:err|error|reason|cause|msg|detail|exception)=(?=\S)/gi
const QUOTED = /"((?:[^"\\]|\\.)*)"/y
/** The key of the next pair, with the blanks before it. */
const NEXT_KEY = /(?<!\s)\s+\w+$/
const PAIRS = /(?:^|\s)[\w.]+=(?:"(?:[^"\\]|\\.)*"|\S+)/g
/** 'java.io.IOException', 'TypeError', 'E11000', '554 5.7.1': names and numbers before what they stand for. */
const CODE =
  /^(?:[\w.$\\/-]*(?:Error|Exception|Failure|Fault)|[A-Z]\w*\d\b|\d{3}(?: \d\.\d\.\d)?|code|error|err|fatal|panic)\b[\s:=-]*/i

/** Reads one or more lines of a record: the first is what happened, further ones may tell why. */
export function readFailure(text: string): Failure {
  const [whole = '', ...further] = text.split('\n')
  const first = withoutAdvice(whole)
  const fields = readFields(text).filter((value) => value.length > 2)
  const plain = first.replace(PAIRS, ' ').replace(/["`]/g, '').trim()
  const head = plain.length >= MIN_HEAD ? plain : [plain, ...fields].filter((part) => part !== '').join(': ')
  const because = BECAUSE.exec(head)
  const segments = (because === null ? head : head.slice(0, because.index))
    .split(/: |; | - | -> |\. (?=[A-Z])|\) \[/)
    .map((part) => part.replace(CODE, '').trim())
    .filter((part) => part.length > 1)
  const given = because === null ? fields : [head.slice(because.index + because[0].length), ...fields]
  const innermost = given.at(-1) ?? innermostOf(segments)
  const hasReason = (index: number): boolean => segments.slice(index + 1).some((part) => !ADDRESS.test(part))
  const absent = absentIn(segments)
  const said = segments.find((part, index) => readPart(part, hasReason(index), index === 0) !== null) ?? head
  const reason = innermost === null || innermost === said ? reasonBelow(further, first) : lastSegment(innermost)
  const part = readPart(said, segments.length > 1, said === segments[0])
  return {
    ...(absent ?? part?.part ?? NOTHING),
    more: part === null ? null : restOf(said.slice(part.end)),
    reason,
    known: chooseReason([
      further.findLast((line) => CAUSED_BY.test(line)) ?? '',
      reason ?? '',
      first,
      further.join('\n'),
    ]),
  }
}

/** What the fields of a line give as its reason: in quotes, or as far as the key of the next field. */
function readFields(text: string): string[] {
  const values: string[] = []
  let from = 0
  for (const found of text.matchAll(FIELD)) {
    const start = found.index + found[0].length
    if (found.index < from) continue
    QUOTED.lastIndex = start
    const quoted = QUOTED.exec(text)
    const value = quoted?.[1] ?? (text[found.index - 1] === '\n' ? restOfLine(text, start) : readBare(text, start))
    if (value === undefined) continue
    values.push(value)
    from = start + (quoted?.[0] ?? value).length
  }
  return values
}

/** A field of the record has a line of its own. */
function restOfLine(text: string, start: number): string {
  const end = text.indexOf('\n', start)
  return end < 0 ? text.slice(start) : text.slice(start, end)
}

function readBare(text: string, start: number): string | undefined {
  const end = text.indexOf('=', start + 1)
  if (end < 0) return text.slice(start)
  const next = NEXT_KEY.exec(text.slice(start + 1, end))
  return next ? text.slice(start, start + 1 + next.index) : undefined
}

/** What a further line of the record says, where the first gives no reason. */
function reasonBelow(further: readonly string[], first: string): string | null {
  if (further.length === 0) return null
  const stated = findReason(first)
  if (stated !== null && !isVague(stated)) return null
  const telling = further.find((line) => {
    const known = findReason(line)
    return known !== null && !isVague(known) && !line.includes('=')
  })
  return telling === undefined ? null : lastSegment(telling.replace(/^[\s*#>|-]+(?:\(\w+\) )?/, ''))
}

/** The last of several segments; with the one before it where it is a mere value: 'Expired API key: sk_live_1'. */
function innermostOf(segments: readonly string[]): string | null {
  const [before, last] = segments.slice(-2)
  if (before === undefined || last === undefined) return null
  if (segments.length > 2 && isValue(last) && !isValue(before)) return `${before}, ${last}`
  return SAYS.test(last) ? last : (segments.slice(1).findLast((segment) => !isValue(segment)) ?? null)
}

type Part = Pick<Failure, 'action' | 'subject' | 'state'>
const NOTHING: Part = { action: null, subject: null, state: null }

/** The reason that is given, unless it is vague and the rest of the record says it more exactly. */
function chooseReason(texts: readonly string[]): KnownReason | null {
  let vague: KnownReason | null = null
  for (const text of texts) {
    const known = findReason(text)
    if (known !== null && !isVague(known)) return known
    vague ??= known
  }
  return vague
}

/** Where to read on, or who took part. */
const ADDRESS = /^(?:https?:\/\/\S+$|\w+=)/
const MIN_HEAD = 12

const lastSegment = (text: string): string => {
  const parts = text.split(/: (?!\d)/).filter((part) => part.trim().length > 2)
  return tidy((parts.at(-1) ?? text).replace(CODE, ''))
}

/** A word, and not only an id. */
const SAYS = /(?<![\p{L}\p{N}_.-])\p{L}{3,}(?![\p{L}\p{N}_=-])/u
const PLAIN_WORD = /(?<![\w.-])[A-Za-z]{3,}(?![\w.=-])/g
const isValue = (text: string): boolean => (text.match(PLAIN_WORD)?.length ?? 0) < 3

const ABSENT = /^(?:no such (?:file|directory|command|program|executable)\b.*|(?:command |file )not found)$/i
/** Of a page, an object or a user as well: said by itself only behind who misses it. */
const NOT_FOUND = /^not found$/i
const ONE_NAME = /^(?=.*[\p{L}/])[^\s=]{1,80}$/u

/** 'ls: /srv/in: No such file or directory', 'jq: command not found': what is not there stands before that. */
function absentIn(segments: readonly string[]): Part | null {
  const named =
    segments[segments.findIndex((part, index) => ABSENT.test(part) || (index > 1 && NOT_FOUND.test(part))) - 1]
  return named !== undefined && ONE_NAME.test(named) ? does(`could not find ${tidy(named)}`) : null
}

interface ReadPart {
  readonly part: Part
  /** How far the text was read. */
  readonly end: number
}

/** A verb with a capital is a value unless it comes first: 'Write Policy: Write Through; …'. */
const readPart = (text: string, hasReason: boolean, isFirst: boolean): ReadPart | null =>
  readBy(CANNOT, text, (work) => does(`could not ${tidy(work)}`)) ??
  readBy(CANNOT_BE, text, (subject, done) => isIn(subject, `could not be ${done.toLowerCase()}`)) ??
  readBy(WHILE, text, failsDoing) ??
  readBy(DOING_FAILED, text, failsDoing) ??
  (hasReason ? readBy(DOING, text, failsDoing) : null) ??
  readBy(NOUN_FAILED, text, (noun, verb, object) =>
    isThing(noun) ? suffers(tidy(noun), verb.toLowerCase(), object) : null,
  ) ??
  readBy(STATE, text, (subject, state) => (isThing(subject) ? isIn(subject, tidy(state)) : null)) ??
  (hasReason && OPERATION.test(text) && (isFirst || /^[a-z]/.test(text))
    ? { part: does(`could not ${lowerFirst(tidy(text))}`), end: text.length }
    : null) ??
  readBy(LACK, text, (subject) => isIn(subject, 'is what it met'))

/** What the groups of a pattern say, where it matches and they say something. */
function readBy(
  pattern: RegExp,
  text: string,
  partOf: (first: string, second: string, third: string | undefined) => Part | null,
): ReadPart | null {
  const found = pattern.exec(text)
  if (found === null) return null
  const [whole] = found
  const end = found.index + wholeWords(text, found.index, found.index + whole.length)
  const cut = found.index + whole.length - end
  // 'failsafe' is no verb.
  if (cut > 0 && found.slice(1).some((group) => whole.endsWith(group) && group.length <= cut)) return null
  const [first = '', second = '', third] = found
    .slice(1)
    .map((group) => (cut > 0 && whole.endsWith(group) ? group.slice(0, -cut) : group))
  const part = partOf(first, second, third)
  return part === null ? null : { part, end }
}

const MAX_WORD = 30

/** How many characters of what was matched, where a long phrase ends in the midst of a word: without that word's half. */
function wholeWords(text: string, from: number, end: number): number {
  if (!INNER.test(text.slice(end - 1, end + 2))) return end - from
  const half = /\s\S*$/.exec(text.slice(Math.max(from, end - MAX_WORD), end))?.[0].length ?? 0
  return end - from - half
}

/** A word, a path, or a clock that goes on. */
const INNER = /^(?:[\w/.-]{2}|\d:\d)/

const failsDoing = (work: string): Part => does(`failed while ${lowerFirst(tidy(work))}`)

const isIn = (subject: string, state: string): Part => ({ action: null, subject: tidy(subject), state })

const MIN_REST = 4

/** What is left of a statement, where it says anything. */
function restOf(text: string): string | null {
  const rest = tidy(text.replace(/^[\s.:;,)\]-]+/, ''))
  return (rest.match(/\p{L}/gu)?.length ?? 0) < MIN_REST ? null : rest
}

/** Neither an auxiliary verb, nor the half of what stands in brackets, nor what somebody did. */
const isThing = (text: string): boolean =>
  !/^(?:has|have|is|are|was|were|been|it|not)$/i.test(text.trim()) &&
  !/^(?:sent|received|got|took|sending|receiving)\b/i.test(text) &&
  text.split('(').length === text.split(')').length

const does = (action: string): Part => ({ action, subject: null, state: null })

/** 'export failed', 'the relay refused the message'. */
function suffers(noun: string, verb: string, object: string | undefined): Part {
  const isOwn = verb.startsWith('fail') || verb === 'expired'
  const state = isOwn ? verb.replace(/^fails$/, 'failed') : `${/[^s]s$/.test(noun) ? 'were' : 'was'} ${verb}`
  return object !== undefined && !verb.startsWith('fail')
    ? { action: null, subject: tidy(object), state: `${state} by ${noun}` }
    : { action: null, subject: noun, state }
}

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

function tidy(text: string): string {
  const clean = text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/‘([^‘’]{0,80})’/g, '$1')
    .replace(/["'`{}[\]]/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
    .replace(/(?<![.:;,(\s])[.:;,(\s]+$/, '')
    .replace(/^([^(]*)\)$/, '$1')
    .replace(/(?<![.:;,(\s])[.:;,(\s]+$/, '')
    .replace(/\s(?:to|of|for|in|at|on|with|by|from|while|and|or|the|a|an|is|are)$/i, '')
  return clean.length > MAX_PHRASE ? `${clean.slice(0, MAX_PHRASE).replace(/(?<!\s)\s+\S*$/, '')}…` : clean
}
