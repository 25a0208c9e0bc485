import type { Change } from '../detect/find-changes.ts'
import { cleanText } from './describe-symptom.ts'

const MOVE =
  /(?:\b([A-Za-z][\w.-]*) )?(?:\b(?:changed|lowered|raised|reduced|increased) )?(?:\bfrom )?([\w.%-]{1,40}) ?(?:->|→|=>| to ) ?([\w.%-]{1,40})/g
const DELETED =
  /\b((?:[a-z]+ )?[a-z]{3,30})(?: \w+)? (?:deleted|dropped|removed|purged|flushed|truncated|cleared|invalidated)\b/i
/** 'PeerAuthentication/bank/default', 'flag "new-cart"', 'config web/limits': what the change is to. */
const THING = /\b(?:config|policy|flag|rule|route|setting|key|parameter|feature) "?((?=[\w./:-]*[-/._])[\w./:-]{3,60})/i
/** 'write cache set to write-through' */
const SET = /\b((?:[a-z]+ )?[a-z][\w.-]*) (?:was |is )?set to ([\w.%-]{1,40})/i
const MAX_MOVES = 2
const NUMBER = /\d|%/

/** What was changed, in brackets and our own order of words; empty where the line does not tell. */
export function describeChange({ kind, event }: Change): string {
  const text = cleanText(event.message)
  const thing = THING.exec(event.message)?.[1]?.replace(/[.:]+$/, '')
  const deleted = kind === 'deletion' ? DELETED.exec(text)?.[1] : undefined
  const moves = [...event.message.matchAll(MOVE)]
    .filter(([whole, , from, to]) => /->|→|=>/.test(whole) || (NUMBER.test(from!) && NUMBER.test(to!)))
    .slice(0, MAX_MOVES)
    .map(([, name, from, to]) => `${name === undefined ? '' : `${name} `}is now ${to} instead of ${from}`)
  const set = moves.length === 0 ? SET.exec(event.message) : null
  const parts = [thing, deleted && `gone are ${deleted}`, set && `${set[1]} is now ${set[2]}`, ...moves].filter(Boolean)
  return parts.length === 0 ? '' : ` (${parts.join('; ')})`
}
