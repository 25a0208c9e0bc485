import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { STATE_WORDS } from './state-words.ts'

/** A value that was another one before. */
export interface Move {
  readonly name: string | undefined
  readonly from: string
  readonly to: string
}

const ARROW =
  /(?:\b([A-Za-z][\w.-]*)[:=]? )?(?:\b(?:changed|lowered|raised|reduced|increased) )?(?:\bfrom )?([\w.%-]{1,40}?) ?(?:->|→|=>| to ) ?([\w.%-]{1,40})/g
/** 'replica set web-5d9c to 0 from 3' */
const TO_FROM = /(?<![\w.-])([A-Za-z][\w.-]{0,60}) to (\d[\w.%]{0,40}) from (\d[\w.%]{0,40})/g
/** 'OUTPUT_PREFIX=uploads/ (was thumbs/)' */
const WAS =
  /(?<![\w.-])([A-Za-z][\w.-]{0,60})[:=] ?["']?([\w.%/:@-]{1,60})["']? \((?:was|previously|before):? ["']?([\w.%/:@-]{1,60})["']?\)/g
/** 'maxmemory-policy: before=noeviction after=allkeys-lru' */
const PAIRS = (
  [
    ['before', 'after'],
    ['old', 'new'],
    ['from', 'to'],
    ['previous', 'current'],
    ['oldvalue', 'newvalue'],
    ['old_value', 'new_value'],
  ] as const
).map((keys) => keys.map((key) => ({ key, inText: new RegExp(`(?<![\\w.-])${key}=["']?([\\w.%/:@-]{1,60})`, 'i') })))
/** What something is in follows from what happens to it: nobody sets it. */
const STATE = /(?:^|[._-])(?:state|status|phase|health|condition)$/i
/** What comes of it: 'without token -> ERROR' sets nothing. */
const OUTCOME =
  /^(?:ok|pass(?:ed)?|fail(?:ed|ure)?|success|succeeded|done|debug|info|warn(?:ing)?|error|critical|fatal)$/i
/** 'Full -> Down': in another state, and set by nobody. */
const IN_STATE = new RegExp(`^(?:${STATE_WORDS})$`, 'i')
/** A status, unless the value before it is a number, too: 'GET /cart -> 404' moves nothing, 'hold 360 -> 300' does. */
const STATUS = /^[1-5]\d\d$/
const NAMED =
  /\b(?:setting|option|parameter|param|key|name|item|flag|field|property|variable)["']?[ :=]{1,2}["']?([A-Za-z][\w.-]*)/i
/** Money and mails go from one to another, too, and nothing is set by it. */
const CHANGED = /\b(?:chang|updat|modif|adjust|overrid|reconfigur|switch|set\b)/i
const MAX_MOVES = 2
const MAX_VALUE = 60
const NUMBER = /\d|%/

/** The settings that a record says were moved, with their old and new values. */
export const movesOf = oncePer((event: LogEvent): readonly Move[] => {
  const { message, fields } = event
  return [...wasOnce(message), ...toFrom(message), ...byArrow(message), ...byPair(message, fields)]
    .filter(
      ({ name, from, to }) =>
        (name === undefined || !STATE.test(name)) &&
        !(IN_STATE.test(from) && IN_STATE.test(to)) &&
        !isOutcome(from, to) &&
        !isOutcome(to, from),
    )
    .slice(0, MAX_MOVES)
})

const isOutcome = (value: string, other: string): boolean =>
  OUTCOME.test(value) || (STATUS.test(value) && !/^\d/.test(other))

const byArrow = (message: string): Move[] =>
  [...message.matchAll(ARROW)]
    .map(([whole, name, from = '', to = '']) => ({ whole, name, from, to }))
    .filter(({ whole, from, to }) => /->|→|=>/.test(whole) || areAlike(from, to))
    .map(({ name, from, to }) => ({ name, from, to }))

const wasOnce = (message: string): Move[] =>
  [...message.matchAll(WAS)].map(([, name, to = '', from = '']) => ({ name, from, to }))

/** 'web-5d9c to 3' names a thing and no value that it had. */
const areAlike = (from: string, to: string): boolean =>
  NUMBER.test(from) && NUMBER.test(to) && /^\d/.test(from) === /^\d/.test(to)

const toFrom = (message: string): Move[] =>
  [...message.matchAll(TO_FROM)].map(([, name, to = '', from = '']) => ({ name, from, to }))

/** Of two fields, or two pairs in the text, that say what was and what is. */
function byPair(message: string, fields: LogEvent['fields']): Move[] {
  for (const pair of PAIRS) {
    const [from, to] = pair.map(({ key, inText }) => fields[key] ?? inText.exec(message)?.[1])
    if (!isValue(from) || !isValue(to) || from === to) continue
    const name = fields['setting'] ?? fields['key'] ?? fields['name'] ?? fields['flag'] ?? NAMED.exec(message)?.[1]
    if (name !== undefined || CHANGED.test(message)) return [{ name, from, to }]
  }
  return []
}

const isValue = (value: string | undefined): value is string =>
  value !== undefined && value !== '' && value.length <= MAX_VALUE
