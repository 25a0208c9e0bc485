import type { LogEvent } from '../model/log-event.ts'
import { cleanText } from './plain-text.ts'

/** Fields by which a record says what it is about: what was changed, in what state, of what, and why. */
const TELLING: readonly RegExp[] = [
  /chang|diff|delta|before|after|old|new|previous|revision/i,
  /err|reason|cause|note|detail|event|description|text|state|status|result|outcome|condition|kept/i,
  /name|target|object|resource|setting|key|param|option|feature|flag|field|table|file|path|topic|queue|provider|carrier|upstream|peer|source/i,
]
const NOISE = /(?:^|[._-])(?:id|uuid|ts|time|timestamp|stack|trace|span|hash|sha|caller|pid|tid)$|^column\d+$/i
const MAX_VALUE = 100
const MAX_FIELDS = 3
const IDENTIFIER = /^[0-9a-f-]{12,}$/i

/** 'changed products.ttl: 10m -> 10ms, kept_previous 31': what the fields of a structured record add to its message. */
export function tellingFields({ fields, message }: Pick<LogEvent, 'fields' | 'message'>): string[] {
  return Object.entries(fields)
    .map(([key, value]) => ({ key, value, rank: NOISE.test(key) ? -1 : TELLING.findIndex((words) => words.test(key)) }))
    .filter(
      ({ value, rank }) =>
        rank >= 0 && value !== '' && value.length <= MAX_VALUE && !IDENTIFIER.test(value) && !message.includes(value),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_FIELDS)
    .map(({ key, value }) => `${key} ${cleanText(value)}`)
}
