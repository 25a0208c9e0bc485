import type { LogEvent } from '../model/log-event.ts'
import type { TemplateSummary } from '../model/digest.ts'
import type { Change, Move } from './find-changes.ts'
import type { World } from './world.ts'

const LEAST_BEFORE = 2
const LEAST_AFTER = 2
const LEAST = 5
const MAX_STEPS = 60
const PAIR = /(?<![\w.-])([a-z_][\w.-]{1,40})(?:=|: ?)["']?([\w./:@+-]{1,60})/gi
/** Ids, stamps and counters are new each time, and stay the same by chance only. */
const PASSING_KEY =
  /(?:^|[._-])(?:id|uuid|ts|time|timestamp|date|day|at|since|pid|tid|seq|epoch|offset|generation|trace|span|host|pod|node|addr|ip|port|user|client|worker|thread|level|severity|caller|logger|class|message|msg|reason|run|line|brokerid)$|^column\d+$/i
const PASSING_VALUE = /^(?:[0-9a-f-]{12,}|\d{4}-\d\d-\d\d.*|\d{1,2}:\d\d.*|\d{6,})$/i

/**
 * What a service states again and again, and from some time on otherwise: a setting that nobody reported as changed.
 * Seen by the samples that are kept of a kind of line, so its time is that of the first one with the new value.
 */
export function findValueSteps(world: World): Change[] {
  const found = new Map<string, Change>()
  for (const unit of world.units)
    for (const { move, timestampMs, event } of stepsOf(unit)) {
      const key = JSON.stringify([unit.service, move.name, move.from, move.to])
      const known = found.get(key)
      if (known === undefined || timestampMs < known.timestampMs)
        found.set(key, describe(unit, { move, timestampMs, event }))
    }
  return [...found.values()].toSorted((a, b) => a.timestampMs - b.timestampMs).slice(0, MAX_STEPS)
}

interface Step {
  readonly move: Move
  readonly timestampMs: number
  /** The first that shows it. */
  readonly event: LogEvent
}

const describe = ({ service, count }: TemplateSummary, { move, timestampMs, event }: Step): Change => ({
  kind: 'configuration',
  timestampMs,
  service,
  subject: null,
  version: null,
  event,
  count,
  moves: [move],
})

function stepsOf({ samples, count }: TemplateSummary): Step[] {
  if (count < LEAST || samples.length < LEAST) return []
  const timed = samples
    .flatMap((event) => (event.timestampMs === null ? [] : [{ event, timestampMs: event.timestampMs }]))
    .toSorted((a, b) => a.timestampMs - b.timestampMs || a.event.ref.line - b.event.ref.line)
    .map((one) => ({ ...one, values: valuesOf(one.event) }))
  const [first] = timed
  if (first === undefined || timed.length < LEAST) return []
  return [...first.values].flatMap(([name, from]) => {
    const at = timed.findIndex(({ values }) => values.get(name) !== from)
    const changed = timed[at]
    const to = changed?.values.get(name)
    if (at < LEAST_BEFORE || changed === undefined || to === undefined || timed.length - at < LEAST_AFTER) return []
    if (!timed.slice(at).every(({ values }) => values.get(name) === to) || isCounted(from, to)) return []
    return [{ move: { name, from, to }, timestampMs: changed.timestampMs, event: changed.event }]
  })
}

/** One more, or one less. */
const isCounted = (from: string, to: string): boolean => Math.abs(Number(to) - Number(from)) <= 1

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
