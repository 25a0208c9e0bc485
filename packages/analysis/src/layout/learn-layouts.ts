import { strongLevelOfWord } from '../parse/level-of-word.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { parseByGrammar } from '../parse/parse-line.ts'
import { isDigit } from '../parse/scan-clock.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { newSourceLayout } from '../parse/source-layout.ts'
import { ColumnMatch } from './column-match.ts'
import { dropAccidents } from './drop-accidents.ts'
import { headSignature } from './head-signature.ts'
import { induceLayouts } from './induce-layouts.ts'
import { layoutOfParts } from './layout-of-parts.ts'
import type { LearnedLayout } from './learned-layout.ts'
import { isBareNumber } from './is-bare-number.ts'
import { peelHead } from './peel-head.ts'
import { readColumns } from './read-columns.ts'

const MAX_LAYOUTS = 96

/** Formats whose grammar has a meaning of its own: what they read needs no columns. */
const OWN = new Set(
  'json logfmt access w3c syslog klog kernel audit cef jvm redis monitor lambda uwsgi android box kubernetes-event weblogic websphere cmtrace row'.split(
    ' ',
  ),
)

/** Behind a collector's pairs may stand a whole line, and behind a priority whatever a device likes. */
const isOwn = ({ grammar: { format, message, service } }: Reading): boolean => {
  if (!OWN.has(format)) return false
  if (format === 'logfmt') return !STARTS_CLOCK.test(message)
  return !(format === 'syslog' && service === undefined)
}

const STARTS_CLOCK = /^[[<(]?\d{1,4}[-/.](?:\d\d|[A-Z][a-z]{2})[-/.]\d/

/** A line of the sample and what a grammar makes of it. */
interface Reading {
  readonly text: string
  readonly grammar: ParsedLine
}

/** `level=ERROR ts=… door-ctl: …`: a name behind the last pair. */
const isTagged = ({ text, grammar: { format, message } }: Reading): boolean =>
  format === 'logfmt' && TAGGED.test(message) && text.endsWith(` ${message}`)

const TAGGED = /^[A-Za-z][\w.-]{1,40}: /
const MANY = 0.8

/** The layouts that hold lines of this sample better than the grammars do, the narrower first. */
export function learnLayouts(
  texts: readonly string[],
  known: readonly LearnedLayout[],
  context: TimeContext,
): readonly LearnedLayout[] {
  const columns = new ParsedLine()
  const match = new ColumnMatch()
  const fits = (layout: LearnedLayout, text: string): boolean => {
    columns.reset()
    return readColumns(layout, text, columns, { ...context }, match)
  }
  const unknown = thin(texts).filter((text) => !known.some((layout) => fits(layout, text)))
  const readings = readByGrammar(unknown, context)
  const tagged = readings.filter(isTagged)
  const arePairsTagged = tagged.length >= MANY * readings.filter(({ grammar }) => grammar.format === 'logfmt').length
  let open = readings.filter((reading) => !isOwn(reading) || (arePairsTagged && isTagged(reading)))
  const found = [...known]
  const countFits = (layout: LearnedLayout): number => open.filter(({ text }) => fits(layout, text)).length
  const induced = layoutsOfTexts(
    open.map(({ text }) => text),
    countFits,
  )
  for (const layout of induced) {
    if (found.length >= MAX_LAYOUTS) break
    const others: Reading[] = []
    const namesService =
      layout.columns.some(
        ({ role, before }, index) => role === 'service' && (MARKS.has(before) || isTag(layout, index)),
      ) || layout.tail?.some(({ role }) => role === 'service') === true
    const isPassedOn = layout.columns.findIndex(({ role }) => role === 'time') !== layout.time
    let better = 0
    let worse = 0
    let cut = 0
    for (const reading of open) {
      if (!fits(layout, reading.text)) {
        others.push(reading)
        continue
      }
      const verdict = compare(columns, reading.grammar, namesService, isPassedOn)
      if (verdict === 'cut') cut += 1
      else if (verdict > 0) better += 1
      else if (verdict < 0) worse += 1
    }
    // What a grammar takes off few of the lines is how their messages begin.
    if (cut <= FEW_CUT * (open.length - others.length) && layout.columns.length !== 1) better += cut
    else worse += cut
    if (better === 0 || better <= 4 * worse) continue
    found.push(layout)
    open = others
  }
  return found.length === known.length ? known : found.sort(byBreadth)
}

/** The narrower first. */
function layoutsOfTexts(texts: readonly string[], countFits: (layout: LearnedLayout) => number): LearnedLayout[] {
  const ofParts = layoutOfParts(texts)
  const induced = dropAccidents(induceLayouts(texts), countFits)
  return (ofParts === null ? induced : [...induced, ofParts]).sort(byBreadth)
}

/** Some lines of each look are enough. */
function thin(texts: readonly string[]): string[] {
  const counts = new Map<number, number>()
  return texts.filter((text) => {
    if (OBJECT.test(text)) return false
    const head = headSignature(text)
    const count = counts.get(head) ?? 0
    counts.set(head, count + 1)
    return count < MAX_ALIKE
  })
}

/** JSON, and a part of XML. */
const OBJECT = /^\{\s{0,4}["}]|^\s{0,8}<(?:[/?!]|[A-Za-z][\w:.-]{0,40}\s+[\w:.-]{1,40}=)/
const MAX_ALIKE = 40

/** In a stream where most clocks stand at the head the grammars look for none behind other fields. */
function readByGrammar(texts: readonly string[], context: TimeContext): Reading[] {
  const layout = newSourceLayout()
  const read = (text: string): Reading => {
    const grammar = new ParsedLine()
    parseByGrammar(text, grammar, { ...context }, layout)
    return { text, grammar }
  }
  let heads = 0
  const readings = texts.map((text) => {
    layout.headStamps = 0
    layout.midStamps = 0
    const reading = read(text)
    heads += layout.headStamps
    return { reading, isMid: layout.midStamps > 0 }
  })
  if (heads < MIXED) return readings.map(({ reading }) => reading)
  return readings.map(({ reading, isMid }) => {
    if (!isMid) return reading
    layout.headStamps = MIXED
    layout.midStamps = 0
    return read(reading.text)
  })
}

const MIXED = 4

const byBreadth = (a: LearnedLayout, b: LearnedLayout): number => breadth(b) - breadth(a)

const breadth = ({ columns, before, tail }: LearnedLayout): number =>
  columns.reduce(
    (sum, column) => sum + 4 + column.before.length + (column.role === 'level' ? 1 : 0),
    before.length + (tail?.length ?? 0),
  )

/** `imap-login: Info: …`: a name with a colon, and a level behind it. */
const isTag = ({ columns }: LearnedLayout, index: number): boolean =>
  columns
    .slice(index + 1)
    .find(({ role }) => role === 'level')
    ?.before.endsWith(':') === true

/** What parts fields, and is no punctuation of a sentence. */
const MARKS = new Set(['|', ';', '~', '\t', '::', ',', '","'])

const FEW_CUT = 0.5

/** Positive when the columns say more of the line than the grammar does; 'cut' where it took off more, and named nothing by it. */
function compare(columns: ParsedLine, grammar: ParsedLine, namesService: boolean, isPassedOn: boolean): number | 'cut' {
  if (!isPassedOn && hasOtherTime(columns, grammar)) return -1
  if (hasOtherLevel(columns, grammar)) return compareLevels(columns, grammar)
  if (hasOtherService(columns, grammar) || isNumbered(columns, grammar)) return -1
  peel(columns)
  if (grammar.traceId !== undefined && peeled.traceId !== grammar.traceId) return -1
  return compareMessages(columns, grammar) ?? (saysMore(columns, grammar, namesService) ? 1 : 0)
}

/** `Error: 1105, Severity: 17`: the word says what the number is of. */
const isNumbered = ({ message }: ParsedLine, grammar: ParsedLine): boolean => {
  if (!isDigit(message.charCodeAt(0)) || !grammar.message.endsWith(message)) return false
  const label = LABEL.exec(grammar.message.slice(0, -message.length).slice(-20))?.[1]
  return label !== undefined && strongLevelOfWord(label) !== null
}
const LABEL = /(?:^| )([A-Z][a-z]{2,15}): {1,3}$/

/** Another one than the grammar's, or what the grammar knows for a machine. */
const hasOtherService = ({ service, level }: ParsedLine, grammar: ParsedLine): boolean =>
  (grammar.service !== undefined && service !== grammar.service && !isOfLevel(grammar.service, level)) ||
  (service !== undefined && service === grammar.host)

/** `zonepush/error`: the grammar took the level for who speaks, or for a part of the name. */
const isOfLevel = (name: string, level: ParsedLine['level']): boolean =>
  level !== null && strongLevelOfWord(LAST_WORD.exec(name)?.[0] ?? '') === level
const LAST_WORD = /[^./:|~-]{1,20}$/

/** Null where the messages leave it open. */
function compareMessages(columns: ParsedLine, grammar: ParsedLine): number | 'cut' | null {
  if (isBareNumber(grammar.message) && !isBareNumber(columns.message)) return 1
  if (peeled.message.length > grammar.message.length && !keepsMore(columns, grammar))
    return isCut(columns, grammar) ? 'cut' : -1
  return null
}

const hasOtherTime = (columns: ParsedLine, grammar: ParsedLine): boolean =>
  grammar.timestampMs !== null && grammar.timestampMs !== columns.timestampMs && !isDayAlone(columns, grammar)

/** The grammar saw no clock behind the date. */
const isDayAlone = (columns: ParsedLine, { timestampMs }: ParsedLine): boolean =>
  timestampMs !== null &&
  timestampMs % DAY_MS === 0 &&
  columns.timestampMs !== null &&
  Math.floor(columns.timestampMs / DAY_MS) * DAY_MS === timestampMs

const DAY_MS = 86_400_000

/** A fault that a column takes for a failure is fatal to the grammar, and both take the same word for the level. */
const hasOtherLevel = ({ level }: ParsedLine, grammar: ParsedLine): boolean =>
  grammar.level !== null && grammar.level !== level && !(grammar.level === 'fatal' && level === 'error')

/** A column of levels knows better what a word means in it, as long as both leave the same message. */
function compareLevels(columns: ParsedLine, grammar: ParsedLine): number {
  if (columns.level === null) return -1
  if (columns.message === grammar.message) return 1
  return isCutShort(columns.message, grammar.message) ? 0 : -1
}

const saysMore = (columns: ParsedLine, grammar: ParsedLine, namesService: boolean): boolean =>
  saysWhatIsMissing(columns, grammar, namesService) ||
  columns.message.length < grammar.message.length ||
  (columns.logger !== undefined && isNoLogger(columns.logger, grammar)) ||
  countNames(columns) > countNames(grammar)

const saysWhatIsMissing = (columns: ParsedLine, grammar: ParsedLine, namesService: boolean): boolean =>
  (grammar.timestampMs === null && columns.timestampMs !== null) ||
  (grammar.level === null && columns.level !== null) ||
  (grammar.service === undefined && columns.service !== undefined && (namesService || !isRenamed(columns, grammar))) ||
  (grammar.pod === undefined && columns.pod !== undefined) ||
  (grammar.traceId === undefined && columns.traceId !== undefined)

/** What a grammar takes for a logger or a thread need not be a service, unless it fills a field of its own. */
const isRenamed = ({ service }: ParsedLine, { logger, thread }: ParsedLine): boolean =>
  (service === logger || service === thread) && !service?.endsWith('.exe')

const peeled = new ParsedLine()

/** Grammars read more of a head than columns do before it is looked for. */
function peel(columns: ParsedLine): void {
  peeled.copyFrom(columns)
  peelHead(peeled, { ...NO_CONTEXT })
}

const NO_CONTEXT: TimeContext = { receivedAtMs: null, zoneMinutes: null, lastMs: null }

/** The level is news, and of the message a grammar left out a bracket or an object. */
const keepsMore = (columns: ParsedLine, grammar: ParsedLine): boolean =>
  grammar.level === null && columns.level !== null && columns.message.includes(grammar.message)

const isCut = (columns: ParsedLine, grammar: ParsedLine): boolean =>
  columns.message.endsWith(grammar.message) &&
  columns.level === grammar.level &&
  IDS.every((name) => columns[name] === grammar[name])

/** What a word or a bracket cannot be by accident. */
const IDS = ['processId', 'requestId', 'traceId'] as const

/** The grammar took the first word of 'error count reset to 0' for the level, where a column has another. */
const isCutShort = (whole: string, rest: string): boolean =>
  whole.endsWith(rest) && /^[A-Za-z]+ $/.test(whole.slice(0, whole.length - rest.length))

/** The grammar took the logger for a thread, or a file's name with its date for the logger. */
const isNoLogger = (logger: string, grammar: ParsedLine): boolean =>
  grammar.logger === undefined ? grammar.thread === logger : /\d{4}-\d\d-\d\d/.test(grammar.logger)

const NAMES = [
  'service',
  'host',
  'pod',
  'container',
  'namespace',
  'logger',
  'thread',
  'processId',
  'requestId',
] as const

const countNames = (line: ParsedLine): number => NAMES.filter((name) => line[name] !== undefined).length
