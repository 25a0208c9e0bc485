import type { LogEvent } from '../model/log-event.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { movesOf, type Move } from '../changes/moves-of.ts'
import type { Change } from './find-changes.ts'
import { isAlarming } from '../model/is-alarming.ts'
import { findShareRise } from '../pattern/find-share-rise.ts'
import { looksRandom } from '../mine/looks-random.ts'
import type { World } from './world.ts'

/** What is said so rarely says how things are set: at each start, or on each order. */
const MOST_RESTATED = 8
/** What such a line is about, and is another thing each time. */
const SUBJECT_KEY =
  /(?:name|state|^(?:op|operation|kind|type|test|device|target|job|task|file|table|entity|object|resource|item|key|from|to|by|old\w*|new\w*))$/i
const LEAST_BEFORE = 2
const LEAST_AFTER = 2
const LEAST = 5
const MAX_STEPS = 60
/** Of what turned at once. */
const MOST_TOLD = 3
const PAIR = /(?<![\w.-])([a-z_][\w.-]{1,40})(?:=|: ?)["']?([\w./:@+-]{1,60})/gi
/** Ids, stamps and counters are new each time, and stay the same by chance only. */
const PASSING_KEY =
  /(?:^|[._-])(?:id|uuid|ts|time|timestamp|date|day|at|since|pid|tid|seq|epoch|offset|generation|trace|span|pod|worker|thread|level|severity|caller|logger|class|message|msg|reason|run|line|brokerid)$|^column\d+$|^(?:[a-z\d]+[_-]|(?:agent|client|cloud|k8s|kubernetes|log|peer|remote|server|source)\.)?(?:host|node|addr|ip|port|user|client)$/i
const PASSING_VALUE = /^(?:[0-9a-f-]{12,}|\d{4}-\d\d-\d\d.*|\d{1,2}:\d\d.*|\d{6,})$/i

/** What a service states again and again, and from some time on otherwise: settings that nobody reported as changed. */
export function findValueSteps(world: World): Change[] {
  const turns = findTurns(world)
  const isTold = ({ service, moves = [] }: Change): boolean =>
    turns.some((turn) => turn.service === service && turn.moves?.some(({ name }) => name === moves[0]?.name))
  return [...findSteps(world).filter((step) => !isTold(step)), ...turns]
}

/** By all that was said: another value is most of it from some time on. What turns at once in one service is one change. */
function findTurns({ digest }: World): Change[] {
  const found = Object.values(digest.values ?? {}).flatMap(({ service, source, name, values }) => {
    const rise = values === null ? null : findShareRise(values)
    const shown = rise === null ? undefined : values?.[rise.value]
    return rise === null || shown === undefined ? [] : [{ service, source, name, rise, shown }]
  })
  return [
    ...Map.groupBy(found, ({ service, source, rise }) => JSON.stringify([service, source, rise.startMs])).values(),
  ]
    .map((turned) => turned.toSorted((a, b) => b.rise.gain - a.rise.gain || (a.name < b.name ? -1 : 1)))
    .flatMap(([surest, ...others]) => {
      if (surest === undefined) return []
      const { service, rise, shown } = surest
      const moves = [surest, ...others].map((one) => ({ name: one.name, from: one.rise.was, to: one.rise.value }))
      const isNew = (shown.first.timestampMs ?? 0) >= rise.startMs
      const change = describe(
        { service, count: shown.count },
        isNew ? shown.first : shown.last,
        moves.slice(0, MOST_TOLD),
      )
      return [isNew ? change : { ...change, timestampMs: rise.startMs }]
    })
    .slice(0, MAX_STEPS)
}

/** By the samples that are kept of a kind of line, so its time is that of the first one with the new value. */
function findSteps(world: World): Change[] {
  const found = new Map<string, Change>()
  for (const unit of world.units)
    for (const [event, moves] of stepsOf(unit)) {
      const key = JSON.stringify([unit.service, ...moves])
      const known = found.get(key)
      const timestampMs = event.timestampMs ?? 0
      if (known === undefined || timestampMs < known.timestampMs) found.set(key, describe(unit, event, moves))
    }
  return [...found.values()].toSorted((a, b) => a.timestampMs - b.timestampMs).slice(0, MAX_STEPS)
}

const describe = (
  { service, count }: Pick<TemplateSummary, 'service' | 'count'>,
  event: LogEvent,
  moves: readonly Move[],
): Change => ({
  kind: 'configuration',
  timestampMs: event.timestampMs ?? 0,
  service,
  subject: null,
  version: null,
  event,
  count,
  moves,
})

interface Stated {
  readonly event: LogEvent
  readonly values: ReadonlyMap<string, string>
}

/** What moved, by the first line that shows it. */
function stepsOf({ samples, count, level, status }: TemplateSummary): Map<LogEvent, Move[]> {
  const stated = samples
    .filter(({ timestampMs }) => timestampMs !== null)
    .toSorted((a, b) => (a.timestampMs ?? 0) - (b.timestampMs ?? 0) || a.ref.line - b.ref.line)
    .map((event) => ({ event, values: valuesOf(event) }))
  const found = new Map<LogEvent, Move[]>()
  const [first] = stated
  // A line that says by itself what was moved is told by that; what else differs in it is what it is about.
  if (first === undefined || samples.some((event) => movesOf(event).length > 0)) return found
  const isRestated = count <= Math.min(samples.length, MOST_RESTATED) && !isAlarming(level) && status === null
  for (const name of first.values.keys()) {
    const step = stepOf(stated, name, isRestated)
    if (step !== null) found.set(step.event, [...(found.get(step.event) ?? []), step.move])
  }
  return found
}

function stepOf(stated: readonly Stated[], name: string, isRestated: boolean): { event: LogEvent; move: Move } | null {
  const from = stated[0]?.values.get(name)
  const at = stated.findIndex(({ values }) => values.get(name) !== from)
  const changed = stated[at]
  const to = changed?.values.get(name)
  if (from === undefined || changed === undefined || to === undefined) return null
  if (!stated.slice(at).every(({ values }) => values.get(name) === to)) return null
  const isRepeated = stated.length >= LEAST && at >= LEAST_BEFORE && stated.length - at >= LEAST_AFTER
  return isRepeated || (isRestated && !SUBJECT_KEY.test(name) && differInWords(from, to))
    ? { event: changed.event, move: { name, from, to } }
    : null
}

/** A name, and no path, number or id. */
const WORD = /^(?!.*\/)[^:]*\p{L}{3}/u
const differInWords = (from: string, to: string): boolean =>
  [from, to].every((value) => WORD.test(value) && !looksRandom(value)) &&
  from.replace(/\d+/g, '0') !== to.replace(/\d+/g, '0')

function valuesOf({ message, fields }: LogEvent): Map<string, string> {
  const values = new Map<string, string>()
  const take = (name: string, value: string): void => {
    if (value !== '' && value.length <= 60 && !PASSING_KEY.test(name) && !PASSING_VALUE.test(value))
      values.set(name, value.replace(/(?<![.:])[.:]+$/, ''))
  }
  for (const [, name = '', value = ''] of message.matchAll(PAIR)) take(name, value)
  for (const [name, value] of Object.entries(fields)) take(name, value)
  return values
}
