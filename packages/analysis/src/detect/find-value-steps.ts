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
    for (const { move, event } of stepsOf(unit)) {
      const key = JSON.stringify([unit.service, move.name, move.from, move.to])
      const known = found.get(key)
      if (known === undefined || event.timestampMs! < known.timestampMs) found.set(key, describe(unit, move, event))
    }
  return [...found.values()].toSorted((a, b) => a.timestampMs - b.timestampMs).slice(0, MAX_STEPS)
}

const describe = ({ service, count }: TemplateSummary, move: Move, event: LogEvent): Change => ({
  kind: 'configuration',
  timestampMs: event.timestampMs!,
  service,
  subject: null,
  version: null,
  event,
  count,
  moves: [move],
})

function stepsOf({ samples, count }: TemplateSummary): { move: Move; event: LogEvent }[] {
  if (count < LEAST || samples.length < LEAST) return []
  const timed = samples
    .filter((event) => event.timestampMs !== null)
    .toSorted((a, b) => a.timestampMs! - b.timestampMs! || a.ref.line - b.ref.line)
  if (timed.length < LEAST) return []
  const values = timed.map(valuesOf)
  return [...values[0]!].flatMap(([name, from]) => {
    const at = values.findIndex((one) => one.get(name) !== from)
    const to = values[at]?.get(name)
    if (at < LEAST_BEFORE || to === undefined || values.length - at < LEAST_AFTER) return []
    if (!values.slice(at).every((one) => one.get(name) === to) || isCounted(from, to)) return []
    return [{ move: { name, from, to }, event: timed[at]! }]
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
  for (const [, name, value] of message.matchAll(PAIR)) take(name!, value!)
  for (const [name, value] of Object.entries(fields)) take(name, value)
  return values
}
