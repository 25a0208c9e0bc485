import type { HttpCall, LogEvent } from '../model/log-event.ts'
import type { Template } from '../model/template.ts'
import { amountsIn, isAmount, isAmountKey, speaksOfAmount } from './amounts.ts'
import { eachMatch } from './each-match.ts'
import { isEmpty } from './is-empty.ts'
import { bareName, isLabelKey, labelledNumbers, saysLabel } from './labelled-number.ts'
import type { NamedNumber } from './named-number.ts'
import { operationOf } from './operation-of.ts'
import { readMilliseconds } from './read-milliseconds.ts'
import { eachPair } from './read-pairs.ts'
import { remember } from './remember.ts'
import { reportNumbers } from './report-numbers.ts'
import { mayBeReading, sensorReading } from './sensor-reading.ts'

export const GAUGE_KEY =
  /(cpu|mem|rss|heap|disk|inode|used|usage|utili[sz]ation|percent|pct|lag|queue|backlog|pool|conn|active|pending|thread|goroutine|file_?desc|open_?files|(?:^|[^a-z])fds?\b|latency|duration|response_?time|elapsed|depth|load|limit|max|capacity|quota|offset_?seconds|skew|drift|steal|io_?wait|in_?use|idle|took|wait|oldest|(?:^|_)age|behind|retr(?:y|ies)|dropped|missed|%$|%=)/i
/** What work yields, or is left of something: it tells by falling. */
export const YIELD_KEY =
  /(?:^|[^a-z])(?:count|rows?|records?|items?|entries|processed|hits?|ready|avail(?:able)?|free|replicas|[rqt]ps|throughput|rate|synced|imported|fetched|exported|delivered|matched|written|updated)(?:$|[^a-z])/i
const NOT_A_GAUGE =
  /(^|[._])(id|pid|port|line|seq|seed|time|timestamp|version|order|user|attempt|status|status_?code)$/i
/** Whatever a program calls its number it may be a level, but for ids, places, clocks and what only ever counts up. */
const NO_LEVEL =
  /(?:^|[._-])(?:id|pid|tid|ports?|line|lineno|seq|sequence|seed|time|ts|timestamp|epoch|version|order|user|attempt|status|code|offset|generation|serial|counter|total|uptime|nonce|date|day|month|year|hour|min|minute|sec|second|number|num|no|index|step|iteration|frame|block|height|page|priority|level|severity)$/i
/** The same of keys in camel case. */
const CAMEL_ID = /[a-z](?:Id|ID|Pid|Port|Time|Code|Line|Number|Index|Version|Offset)$/
const PERCENT = /\b([a-z][a-z ]{2,30}?)(?: usage| is| at|:|=)* ?(\d{1,3}(?:\.\d+)?) ?%/gi
const OUT_OF = /\b([a-z][a-z ]{2,30}?)[: ]+(\d{1,7})\/(\d{1,7})\b(?!\/)/gi
const DIGITS_OVER_DIGITS = /\d\/\d/
/** 'took 41 ms', 'in 1.2s': the time that a piece of work took, in milliseconds. */
const TOOK = /\b(?:took|in|after|within) (\d+(?:\.\d+)?) ?(ms|s|sec|seconds?|milliseconds)\b/
const NUMBER = /<\*>|\d/
const TIMED = / (?:took|in|after|within) <\*>/
const PAIRED = /[\w%](?:=|: ?)-?(?:<\*>|\d)/
const MAX_PER_EVENT = 20

const MAX_KNOWN = 5000

const NOTHING: readonly NamedNumber[] = []
/** A template longer than this is prose or a dump, not a reading. */
const MAX_TEMPLATE = 400

/** Of a field's name: whether its number may be a level. */
const isLevelKey = (key: string): boolean =>
  key.length <= MAX_KEY &&
  (isOfGauge(key) || (!NOT_A_GAUGE.test(key) && !NO_LEVEL.test(key) && !CAMEL_ID.test(key) && !isLabelKey(key)))

const MAX_KEY = 60

const isOfGauge = (words: string): boolean =>
  (GAUGE_KEY.test(words) || YIELD_KEY.test(words)) && !NOT_A_GAUGE.test(words)

/** Of a number's name: whether a list knows what it measures or counts. Each of the others under each label would be too many. */
function isKnown({ name }: NamedNumber): boolean {
  const bare = bareName(name)
  return isOfGauge(bare) || isAmount(bare) || isAmountKey(bare)
}

/** What a template's text tells of the numbers in each of its messages. */
interface Wording {
  readonly speaksOfGauge: boolean
  /** Keys with numbers. */
  readonly isPaired: boolean
  readonly isTimed: boolean
  /** What work yielded. */
  readonly speaksOfAmount: boolean
  /** Its messages may differ in numbers, or all have the same. */
  readonly hasNumbers: boolean
  /** They may be rows of measurements. */
  readonly isRow: boolean
  /** They say of which of several things the numbers are. */
  readonly isLabelled: boolean
  /** Of the series of how long it took. */
  readonly durationName: string
}

const MAX_NAME = 80

function readWording(text: string): Wording {
  const isShort = text.length <= MAX_TEMPLATE
  return {
    speaksOfGauge: isShort && isOfGauge(text),
    isPaired: isShort && PAIRED.test(text),
    isTimed: isShort && TIMED.test(text),
    speaksOfAmount: isShort && speaksOfAmount(text),
    hasNumbers: NUMBER.test(text),
    isRow: mayBeReading(text),
    isLabelled: isShort && saysLabel(text),
    durationName: `took ms: ${text.slice(0, MAX_NAME)}`,
  }
}

/** The same keys and templates come again and again, so each is looked at once. */
export class NumberReader {
  readonly #isLevel = remember(MAX_KNOWN, isLevelKey)
  readonly #isLabel = remember(MAX_KNOWN, isLabelKey)
  readonly #wordingOf = remember(MAX_KNOWN, readWording)

  /** The numbers of an event that could be a resource's level: structured fields first, then the message. */
  read(event: LogEvent, template: Template): readonly NamedNumber[] {
    const wording = this.#wordingOf(template.text)
    const found = this.#readBare(event, wording)
    if (event.continuation.length > 0 && event.exception === undefined) {
      const reported = reportNumbers(event.continuation)
      if (reported.length > 0) return [...found, ...reported]
    }
    const reading = wording.isRow ? sensorReading(event.raw) : null
    if (reading !== null) return [...found, reading]
    if (found.length > 0 && (wording.isLabelled || this.#isLabelled(event)))
      return [...found, ...labelledNumbers(event, found).filter(isKnown)]
    return found
  }

  #readBare(event: LogEvent, wording: Wording): readonly NamedNumber[] {
    const { http, message } = event
    const isBrief = wording.hasNumbers && message.length <= MAX_BRIEF && message.includes('ms')
    if (!isBrief && !saysNumbers(wording) && http?.latencyMs === undefined && isEmpty(event.fields)) return NOTHING
    const found: NamedNumber[] = []
    for (const key in event.fields) if (this.#isLevel(key)) take(found, key, event.fields[key] ?? '')
    if (http?.latencyMs === undefined) takeDuration(found, message, wording, isBrief)
    else takeLatency(found, http, http.latencyMs)
    if (wording.hasNumbers) this.#takeSaid(found, message, wording)
    return found
  }

  #takeSaid(found: NamedNumber[], message: string, wording: Wording): void {
    const { isPaired, speaksOfGauge, speaksOfAmount: hasAmount } = wording
    if (isPaired)
      eachPair(message, (key, text) => {
        if (this.#isLevel(key)) take(found, key, text)
      })
    if (speaksOfGauge) this.#takeReadings(found, message)
    if (hasAmount) found.push(...amountsIn(message))
  }

  #isLabelled({ fields }: LogEvent): boolean {
    for (const key in fields) if (this.#isLabel(key)) return true
    return false
  }

  /** What a message that speaks of a resource says of it: shares, and how much of how much. */
  #takeReadings(found: NamedNumber[], message: string): void {
    if (message.includes('%')) eachMatch(PERCENT, message, (match) => takePercent(found, match))
    if (message.includes('/') && DIGITS_OVER_DIGITS.test(message))
      eachMatch(OUT_OF, message, (match) => this.#takeOutOf(found, match))
  }

  readonly #takeOutOf: TakeMatch = (found, [, key = '', used = '', limit = '']) => {
    if (!isOfGauge(key)) return
    take(found, label(key), used)
    take(found, `${label(key)} limit`, limit)
  }
}

const saysNumbers = ({ hasNumbers, isPaired, speaksOfGauge, isTimed, speaksOfAmount: hasAmount }: Wording): boolean =>
  hasNumbers && (isPaired || speaksOfGauge || isTimed || hasAmount)

function take(found: NamedNumber[], name: string, text: string): void {
  const value = Number(text)
  if (found.length < MAX_PER_EVENT && Number.isFinite(value)) found.push({ name, value })
}

function takeLatency(found: NamedNumber[], http: HttpCall, latencyMs: number): void {
  found.push({ name: 'latency_ms', value: latencyMs })
  const operation = operationOf(http)
  if (operation !== null) found.push({ name: `latency_ms: ${operation}`, value: latencyMs })
}

function takeDuration(found: NamedNumber[], message: string, wording: Wording, isBrief: boolean): void {
  const value = (wording.isTimed ? readTook(message) : null) ?? (isBrief ? readMilliseconds(message) : null)
  if (value !== null) found.push({ name: wording.durationName, value })
}

type TakeMatch = (found: NamedNumber[], match: RegExpExecArray) => void

const takePercent: TakeMatch = (found, [, key = '', text = '']) => take(found, `${label(key)} %`, text)

/** What says more than what was done and how long it took is no row of measurements. */
const MAX_BRIEF = 120

function readTook(message: string): number | null {
  const took = TOOK.exec(message)
  if (took === null) return null
  const [, count, unit = ''] = took
  return Number(count) * (unit.startsWith('s') ? 1000 : 1)
}

const label = (words: string): string => words.trim().toLowerCase().split(' ').slice(-3).join(' ')
