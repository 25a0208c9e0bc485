import { judgeStatement } from '../frame/judge-statement.ts'
import { withoutAdvice } from '../frame/without-advice.ts'
import { withoutHeader } from '../frame/without-header.ts'
import { shedDetails } from './shed-details.ts'

const MAX_LENGTH = 160

/** A log line in one row, without quotes, so that it can stand within a sentence. */
export function cleanText(text: string, maxLength = MAX_LENGTH): string {
  const line = withoutHeader(text)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/["`{}[\]]|(?<!\p{L})'|'(?!\p{L})/gu, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<![.,:;!\s])[.,:;!\s]+$/, '')
    .trim()
  const lowered = /^[A-Z][a-z]*\b(?![A-Z.])/.test(line) ? line.charAt(0).toLowerCase() + line.slice(1) : line
  return shorten(lowered.replace(/[:;]\s/g, ', '), maxLength)
}

const DANGLING = /(?: (?:of|to|from|for|in|on|at|by|with|and|or|the|a|an|is|was))+$/i

/** Cut between words, and not behind one that asks for more. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > maxLength / 2 ? cut.slice(0, end) : cut).replace(/(?<![\s,.:;(–-])[\s,.:;(–-]+$/, '').replace(DANGLING, '')}…`
}

const NOISE: readonly RegExp[] = [
  /\bEvent\(v1\.ObjectReference\{[^}]{0,600}\}\): type: '\w{1,20}' reason: /g,
  /\b(?:request|trace|span|correlation|session|req|tx)[-_ ]?id[=: ]\S+/gi,
  /\(?\b(?:pid|tid|thread|fd)[=: ]\d+\)?/gi,
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
  /\b[0-9a-f]{16,64}\b/gi,
  /\/aws\/lambda\/\S{1,80} \d{4}\/\d\d\/\d\d\/\S{1,60}/g,
  /(?:^\d{1,9}: )?(?:\*|\b)[A-Z][a-z]{2} {1,2}\d{1,2} (?:\d{4} )?\d\d:\d\d:\d\d(?:\.\d{1,6})?(?: [A-Z]{3,4})?:?/g,
  /%[A-Z][A-Z0-9_-]{1,40}-[0-7]-[A-Z0-9_]{1,60}: /g,
  /^[\w./-]{1,80}\.(?:go|cpp|cc|c|py|rs):\d{1,6}\b[:\]]?/g,
  /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d\S*/g,
  /\btype=\d{4} audit\([\d.:]{3,30}\):?/g,
  /\s{0,2}[[({](?:[\w.]{1,60}=[^[\](){}=,]{0,200}(?:\[\])?(?:, ?|(?=[\])}]))){3,40}[\])}]/g,
  /\s{0,2}\(from \S{3,60}\)|\s{0,2}\(version [^()]{1,60}(?:\([^()]{1,30}\))?\)/g,
]

/** What a line says without its ids, times and addresses: short enough for a clause. */
export const gistOf = (text: string, maxLength = 110): string =>
  shorten(
    cleanText(NOISE.reduce((rest, pattern) => rest.replace(pattern, ''), withoutAdvice(text)).trim(), 1_000)
      .replace(/^[\s,.:;)-]+/, '')
      .replace(/ ,/g, ',')
      .replace(/,{2,}/g, ','),
    maxLength,
  )

/** All that a line says; without its details where they would take the room of the rest. */
function wholeGist(text: string, maxLength: number): string {
  const whole = gistOf(text, 1_000)
  return whole.length <= maxLength ? whole : shedDetails(whole)
}

const HEAD = 0.45

/** As above, but of a long line both its beginning and its end: what happened stands first, and why stands last. */
export function gistOfEnds(text: string, maxLength: number): string {
  const whole = wholeGist(text, maxLength)
  if (whole.length <= maxLength) return whole
  const head = shorten(whole, Math.round(maxLength * HEAD))
  const rest = whole.slice(whole.length - (maxLength - head.length))
  const tail = rest.slice(rest.search(/[\s,;:]/) + 1).trim()
  return `${head.replace(/…$/, '')} … ${tail}`
}

/** 'file 7' says too little to be judged. */
const LEAST_WORDS = 3
const WORD = /\p{L}{2,}/gu
const CLAUSE = /(?<=[,;.(]) (?=\S)/g

/** The half of an enumeration, or advice. */
const GOES_ON = /^(?:or|and|nor|see|please)\b/i

/** As above, but behind the beginning what states most surely what is wrong. */
export function gistOfTelling(text: string, maxLength: number): string {
  const whole = wholeGist(text, maxLength)
  if (whole.length <= maxLength) return whole
  const head = shorten(whole, Math.round(maxLength * HEAD)).replace(/…$/, '')
  const rest = maxLength - head.length
  const clauses = [...whole.matchAll(CLAUSE)]
    .filter(({ index }) => index >= head.length)
    .map(({ index }) => whole.slice(index + 1))
    .filter((clause) => !GOES_ON.test(clause) && (clause.match(WORD) ?? []).length >= LEAST_WORDS)
    .map((clause) => ({ clause, cause: judgeStatement(clause.slice(0, rest)).cause }))
  const [most] = clauses.toSorted((a, b) => b.cause - a.cause)
  return most === undefined ? gistOfEnds(text, maxLength) : `${head} … ${shorten(most.clause, rest)}`
}

export const list = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const REPEATED = 0.75

/** Whether most words of a text have been said. */
export function repeats(text: string, said: string): boolean {
  const words = text.toLowerCase().match(/[a-z]{4,}/g) ?? []
  const known = said.toLowerCase()
  return words.filter((word) => known.includes(word)).length >= words.length * REPEATED
}
