import type { TemplateSummary } from '../model/digest.ts'
import { oncePer } from '../model/once-per.ts'
import { RunningCount } from '../model/running-count.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import type { World } from './world.ts'

const MIN_WORK = 20
const SAME_PART = 2
const MAX_CHANCE = 0.05
const FEW_EVENTS = 5

/**
 * Whether failures came more often only because there was more to do: beside the ordinary work of their service they
 * are no larger a part after the onset than before.
 */
export function followsTraffic(unit: TemplateSummary, onsetMs: number, world: World): boolean {
  const [failedBefore, failedAfter] = new RunningCount(Object.values(unit.buckets)).around(onsetMs)
  if (failedBefore === 0 && failedAfter <= FEW_EVENTS) return false
  const [workBefore, workAfter] = ordinaryWork(world).get(unit.service)?.around(onsetMs) ?? [0, 0]
  if (workBefore < MIN_WORK || workAfter < MIN_WORK) return false
  if (failedBefore === 0) return (workAfter / (workBefore + workAfter)) ** failedAfter > MAX_CHANCE
  return failedAfter / workAfter < (failedBefore / workBefore) * SAME_PART
}

/** Of each service. Every failure is compared with it, so it is gathered once. */
const ordinaryWork = oncePer(
  ({ units }: World): ReadonlyMap<string | null, RunningCount> =>
    new Map(
      [...Map.groupBy(units.filter(isOrdinary), (unit) => unit.service)].map(([service, own]) => [
        service,
        new RunningCount(own.flatMap((unit) => Object.values(unit.buckets))),
      ]),
    ),
)

const isOrdinary = (unit: TemplateSummary): boolean =>
  (unit.status === null || unit.status < 400) &&
  unit.signatureId === null &&
  judgeBadness(unit.level, unit.samples[0]?.message ?? '', unit.exceptionType !== null) === 0
