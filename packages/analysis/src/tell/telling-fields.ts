import type { LogEvent } from '../model/log-event.ts'
import { cleanText, gistOfEnds } from './plain-text.ts'

/** Fields by which a record says what it is about: what was changed, in what state, of what, and why. */
const TELLING: readonly RegExp[] = [
  /chang|diff|delta|before|after|old|new|previous|revision|param|attribute|spec\b|args?\b/i,
  /err|reason|cause|note|detail|event|description|text|state|status|result|outcome|condition|kept/i,
  /name|target|object|resource|setting|key|option|feature|flag|field|table|file|path|topic|queue|provider|carrier|upstream|peer|source/i,
]
/** Those that say why: however long, they are told in short. */
const REASONS = 1
const NOISE =
  /(?:^|[._-])(?:id|uuid|ts|time|timestamp|stack|trace|span|hash|sha|caller|pid|tid|region|account|level|logger|thread|pod|namespace|node|file|line)$|^(?:[a-z\d]+[_-]|(?:agent|client|cloud|k8s|kubernetes|log|remote|server|source)\.)?host(?:name)?$|(?:Id|Version|Time|Agent|Address|Type|Region|(?<!event)Source|Arn)$|^column\d+$|^(?:objectRef|responseStatus|sourceIPs|stage|kind)(?:$|[.])/i
const MAX_VALUE = 100
const MAX_FIELDS = 3
const IDENTIFIER = /^[0-9a-f-]{12,}$/i

const MOST_OF_ALL = 7

/** Of a change, and of a message that is no more than a name, all fields are telling: those of unknown keys, too. */
export const allFields = (event: Pick<LogEvent, 'fields' | 'message'>): string[] =>
  rankedFields(event, TELLING.length).slice(0, MOST_OF_ALL)

/** 'changed products.ttl: 10m -> 10ms, kept_previous 31': what the fields of a structured record add to its message. */
export const tellingFields = (event: Pick<LogEvent, 'fields' | 'message'>): string[] =>
  rankedFields(event, -1).slice(0, MAX_FIELDS)

/** The most telling first; `unknown` is the rank of a field of which its key tells nothing, -1 to leave it out. */
function rankedFields({ fields, message }: Pick<LogEvent, 'fields' | 'message'>, unknown: number): string[] {
  return Object.entries(fields)
    .map(([key, value]) => ({ key, value, rank: rankOf(key, unknown) }))
    .filter(
      ({ value, rank }) =>
        rank >= 0 &&
        value !== '' &&
        (value.length <= MAX_VALUE || rank === REASONS || unknown >= 0) &&
        !IDENTIFIER.test(value) &&
        !says(message, value),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(
      ({ key, value }) =>
        `${lastPart(key)} ${value.length > MAX_VALUE ? gistOfEnds(value, MAX_VALUE) : cleanText(value)}`,
    )
}

function rankOf(key: string, unknown: number): number {
  if (NOISE.test(key)) return -1
  const rank = TELLING.findIndex((words) => words.test(key))
  return rank < 0 ? unknown : rank
}

/** As a word of its own: the 2 of 'v2' is not said. */
function says(message: string, value: string): boolean {
  for (let at = message.indexOf(value); at >= 0; at = message.indexOf(value, at + 1))
    if (!OF_WORD.test(`${message.charAt(at - 1)}${message.charAt(at + value.length)}`)) return true
  return false
}

const OF_WORD = /[\p{L}\d]/u

/** 'requestParameters.attributes.VisibilityTimeout' is long enough in its last two parts. */
const lastPart = (key: string): string => key.split('.').slice(-2).join('.')
