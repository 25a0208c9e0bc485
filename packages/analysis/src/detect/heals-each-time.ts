import { bucketTimes } from '../digest/bucket-times.ts'
import type { TemplateSummary } from '../model/digest.ts'
import { oncePer } from '../model/once-per.ts'
import type { Symptom } from '../model/symptom.ts'
import { saysReturn, takesBack } from '../frame/says-return.ts'
import { judgeBadness } from '../frame/judge-badness.ts'
import type { World } from './world.ts'

const WITHIN_MS = [10_000, 60_000, 300_000] as const
const MIN_TIMES = 3
const MOST = 0.9
/** So likely may it be at most that the returns followed by chance. */
const MAX_CHANCE = 0.01

/**
 * Whether the same service says soon after each time that it is well again, more often than by chance: a link that
 * is renewed each hour, a target that becomes healthy after its start. Once is enough where its own words are taken back.
 */
export function healsEachTime(symptom: Symptom, world: World): boolean {
  const { units, times: returns } = returnsOf(world).get(symptom.service) ?? NONE
  const failures = bucketTimes(symptom.buckets)
  if (failures.length < MIN_TIMES) return symptom.count < MIN_TIMES && units.some((unit) => takesBack(unit, symptom))
  if (world.spanMs === 0) return false
  return WITHIN_MS.some((withinMs) => {
    const times = failures.filter((atMs, index) => (failures[index + 1] ?? Infinity) - atMs > withinMs)
    if (times.length < MIN_TIMES) return false
    const healed = times.filter((atMs) => returns.some((back) => back >= atMs && back <= atMs + withinMs)).length
    const chance = covered(returns, withinMs) / world.spanMs
    return healed >= times.length * MOST && chance ** healed < MAX_CHANCE
  })
}

/** When each service says it, in order. Every failure is compared with it, so it is gathered once. */
const returnsOf = oncePer(
  ({ units }: World): ReadonlyMap<string | null, typeof NONE> =>
    new Map(
      [...Map.groupBy(units.filter(isReturn), (unit) => unit.service)].map(([service, own]) => [
        service,
        { units: own, times: own.flatMap((unit) => bucketTimes(unit.buckets)).sort((a, b) => a - b) },
      ]),
    ),
)
const NONE: { readonly units: readonly TemplateSummary[]; readonly times: readonly number[] } = { units: [], times: [] }

function isReturn({ level, samples }: TemplateSummary): boolean {
  const message = samples[0]?.message ?? ''
  return saysReturn(message) && judgeBadness(level, message, false) === 0
}

/** The time that lies at most `withinMs` before one of `times`. */
const covered = (times: readonly number[], withinMs: number): number =>
  times.reduce((sum, atMs, index) => sum + Math.min(withinMs, atMs - (times[index - 1] ?? -Infinity)), 0)
