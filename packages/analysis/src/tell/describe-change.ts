import { movesOf, type Move } from '../changes/moves-of.ts'
import type { ChangeKind } from '../changes/kind-of-change.ts'
import type { Change } from '../detect/find-changes.ts'
import { directionOf } from './direction-of.ts'
import { commandIn } from './command-in.ts'
import { cleanText, gistOf, gistOfEnds, repeats } from './plain-text.ts'
import { allFields } from './telling-fields.ts'

const DELETED =
  /\b((?:[a-z]+ )?[a-z]{3,30})(?: \w+)? (?:deleted|dropped|removed|purged|flushed|truncated|cleared|invalidated)\b/i
/** 'PeerAuthentication/bank/default', 'flag "new-cart"', 'config web/limits': what the change is to. */
const THING =
  /\b(?:config|policy|flag|rule|route|setting|key|parameter|feature) ["']?((?=[\w./:-]*[-/._])[\w./:-]{3,60})/i
/** 'write cache set to write-through' */
const SET = /\b((?:[a-z]{1,30} )?[a-z][\w.-]{0,60}) (?:was |is )?set to ([\w.%-]{1,40})/i
const MAX_GIST = 80
const MAX_SAID = 150

/** What was changed and from what to what; the gist of the line where it states it otherwise. */
export function describeChange({ kind, event }: Pick<Change, 'kind' | 'event'>): string {
  const text = cleanText(event.message)
  const thing = THING.exec(event.message)?.[1]?.replace(/(?<![.:])[.:]+$/, '')
  const deleted = kind === 'deletion' ? DELETED.exec(text)?.[1] : undefined
  const moves = movesOf(event).map(
    (move) => `${move.name === undefined ? '' : `${move.name} `}${directionOf(move)}from ${move.from} to ${move.to}`,
  )
  const set = moves.length === 0 ? SET.exec(event.message) : null
  const parts = [thing, deleted && `${deleted} gone`, set && `${set[1]} now ${set[2]}`, ...moves].filter(Boolean)
  // Values whose name the line does not tell mean nothing without its other words.
  const isNamed = parts.length > 0 && !moves.some((move) => move.startsWith('from '))
  const said = isNamed ? [...parts, ...saidAfter(event, parts.join(' '))] : [gistOfEnds(event.message, MAX_SAID)]
  return [...said, ...allFields(event)].join('; ')
}

/** What a line goes on to say behind the last value that moved: 'v50 -> v51 docs=0, the old one is kept'. */
function saidAfter(event: Change['event'], said: string): string[] {
  const end = endOfMove(event)
  const rest = end === null ? '' : gistOfEnds(event.message.slice(end), MAX_GIST)
  return repeats(rest, said) ? [] : [rest]
}

/** Null where its values stand in fields alone. */
function endOfMove(event: Change['event']): number | null {
  const last = movesOf(event).at(-1)
  const from = last === undefined ? -1 : event.message.indexOf(last.from)
  if (last === undefined || from < 0) return null
  const behind = from + last.from.length
  const to = event.message.indexOf(last.to, behind)
  return to < 0 ? behind : to + last.to.length
}

type Wording = (who: string | null, what: string, change: Change) => string

const ofWhom = (who: string | null): string => (who === null ? '' : ` of ${who}`)

const WORDINGS: Readonly<Record<ChangeKind, Wording>> = {
  deploy: wordStart,
  restart: wordStart,
  deletion: (who, what, { subject }) =>
    subject === null
      ? `something was deleted or emptied${who === null ? '' : ` by ${who}`}${what}`
      : `${subject} was deleted${what}`,
  configuration: (who, what, { moves, event }) =>
    moves === undefined ? `a setting${ofWhom(who)} was changed${what}` : shownBy(who, moves, event),
  scaling: (who, what, change) =>
    isScaledDown(change)
      ? `${who ?? 'somebody'} left fewer instances than before, too few for the load${what}`
      : `${who ?? 'a service'} was scaled${what}`,
  job: (who, what) => `a job${ofWhom(who)} was started${what}`,
  event: (who, _, change) => `${who ?? 'the system'} logged ${describeChange(change)}`,
}

/** 'base of fx-rates changed from EUR to USD (rates refreshed)' */
function shownBy(who: string | null, moves: readonly Move[], event: Change['event']): string {
  const moved = moves.map(({ name, from, to }) => `${name}${ofWhom(who)} changed from ${from} to ${to}`).join(', ')
  const beside = allFields(event).filter((part) => !repeats(part, moved))
  return `${moved} (${[gistOf(event.message, MAX_GIST), ...beside].join('; ')})`
}

/** With what the line says beside who started in which version: a setting often shows in nothing but a start. */
function wordStart(who: string | null, what: string, { version, event }: Change): string {
  if (version === null) return `a deploy or restart${ofWhom(who)}${what}`
  const said = `version ${version}${ofWhom(who)} was started`
  const beside = [gistOfEnds(event.message, MAX_SAID), ...allFields(event)].filter((part) => !repeats(part, said))
  return `${said} (${['release', ...beside].join('; ')})`
}

/** Who did what, as a clause after 'after': 'a setting of bouncer was changed (default_pool_size lowered from 60 to 6)'. */
export function wordChange(change: Change): string {
  const command = change.moves === undefined ? commandIn(change.event.message) : null
  if (command === null)
    return WORDINGS[change.kind](change.subject ?? change.service, ` (${describeChange(change)})`, change)
  const beside = allFields(change.event).join('; ')
  return `${command.who} ${command.did} ${gistOfEnds(command.what, MAX_SAID)}${beside === '' ? '' : ` (${beside})`}`
}

function isScaledDown({ event }: Change): boolean {
  const [move] = movesOf(event)
  return move !== undefined && Number(move.to) < Number(move.from)
}
