import { ALARM_TRAITS, type AlarmTraits } from '@holdfast/analysis/weigh/alarm-traits'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { joinAlarms, MOST_JOINED } from '@holdfast/analysis/weigh/join-alarms'
import { addScaled, dot, fit, sigmoid, vectorOf, type FitOptions } from './fit.ts'
import type { TrainingCase } from './training-case.ts'

/** Lines of a case, and which of them may open an incident: the loudest of those, with its witnesses, is the alarm. */
export interface Bag {
  readonly vectors: readonly Float64Array[]
  readonly seeds: readonly Seed[]
  readonly isIncident: 0 | 1
  readonly weight: number
}

/** By their places among the bag's lines. */
interface Seed {
  readonly own: number
  readonly witnesses: readonly number[]
}

const DEFAULT_TOLERANCE_SECONDS = 60
const MARGIN_SECONDS = 120
/** A healthy system must be quiet in all its lines; an incident need be heard in one. */
const HEALTHY = 1.5
const BEFORE = 0.5

/** Of each incident the most alarming line that tells of it must be loud, of each healthy system the loudest must be quiet. */
export const fitAlarms = (cases: readonly TrainingCase[], options: FitOptions): Record<string, number> =>
  fitBags(bagsOfCases(cases), options)

export const bagsOfCases = (cases: readonly TrainingCase[]): Bag[] =>
  cases.flatMap((one) => [...bagsOf(one), ...pastedBagsOf(one)]).filter((bag) => bag.seeds.length > 0)

export function fitBags(bags: readonly Bag[], options: FitOptions): Record<string, number> {
  return fit(
    ALARM_TRAITS,
    (weights, gradient) => {
      let total = 0
      for (const { vectors, seeds, isIncident, weight } of bags) {
        const { alarm, parts } = loudest(
          seeds,
          vectors.map((vector) => dot(weights, vector)),
        )
        const slope = (sigmoid(alarm) - isIncident) * weight
        for (const [index, share] of parts) addScaled(gradient, vectors[index] ?? NOTHING, slope * share)
        total += weight
      }
      return total
    },
    options,
  )
}

const NOTHING = new Float64Array()
/** A line and the loudest of its witnesses. */
const MOST_HEARD = 2

interface Loudest {
  readonly alarm: number
  /** How much of it each line is. */
  readonly parts: readonly (readonly [index: number, share: number])[]
}

function loudest(seeds: readonly Seed[], alarms: readonly number[]): Loudest {
  const alarmAt = (index: number): number => alarms[index] ?? Number.NEGATIVE_INFINITY
  let alarm = Number.NEGATIVE_INFINITY
  let best: Seed | undefined
  for (const seed of seeds) {
    if (alarmAt(seed.own) + MOST_JOINED <= alarm) continue
    const joined = joinAlarms(alarmAt(seed.own), seed.witnesses.map(alarmAt))
    if (joined <= alarm) continue
    alarm = joined
    best = seed
  }
  const heard = best === undefined ? [] : [best.own, ...best.witnesses.toSorted((a, b) => alarmAt(b) - alarmAt(a))]
  return { alarm, parts: heard.slice(0, MOST_HEARD).map((index) => [index, Math.exp(alarmAt(index) - alarm)]) }
}

type Told = readonly [Candidate, AlarmTraits]

const linesOf = (traits: ReadonlyMap<Candidate, AlarmTraits>): Told[] =>
  [...traits].filter(([candidate]) => candidate.change === null)

type Witnesses = ReadonlyMap<Candidate, readonly Candidate[]>
type Verdict = Pick<Bag, 'isIncident' | 'weight'>

/** One of the opening lines must be an alarm, or none; what else there is may bear witness. */
function bagOf(lines: readonly Told[], opening: readonly Told[], witnesses: Witnesses, verdict: Verdict): Bag {
  const places = new Map(lines.map(([candidate], index) => [candidate, index]))
  const placesOf = (some: readonly Candidate[]): number[] =>
    some.map((one) => places.get(one)).filter((place) => place !== undefined)
  return {
    ...verdict,
    vectors: lines.map(([, one]) => vectorOf(one, ALARM_TRAITS)),
    seeds: opening.flatMap(([candidate]) =>
      placesOf([candidate]).map((own) => ({ own, witnesses: placesOf(witnesses.get(candidate) ?? []) })),
    ),
  }
}

function pastedBagsOf({ kind, pasted, weight }: TrainingCase): Bag[] {
  if (pasted === null) return []
  const { traits, witnesses, relevant } = pasted
  const lines = linesOf(traits)
  if (kind === 'clean') return [bagOf(lines, lines, witnesses, { isIncident: 0, weight: weight })]
  const opening = lines.filter(([candidate]) => relevant.has(candidate))
  return [bagOf(lines, opening, witnesses, { isIncident: 1, weight: weight })]
}

function bagsOf({ kind, traits, witnesses, incidents, weight }: TrainingCase): Bag[] {
  const lines = linesOf(traits)
  if (kind === 'clean') return [bagOf(lines, lines, witnesses, { isIncident: 0, weight: weight * HEALTHY })]
  const firstMs = Math.min(
    ...incidents.map(({ truth }) =>
      truth.onset === null
        ? Number.NEGATIVE_INFINITY
        : Date.parse(truth.onset) -
          1000 * Math.max(MARGIN_SECONDS, truth.onsetToleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS),
    ),
  )
  const before = lines.filter(
    ([candidate]) =>
      incidents.every(({ relevant }) => !relevant.has(candidate)) &&
      candidate.symptom.lastMs !== null &&
      candidate.symptom.lastMs < firstMs,
  )
  return [
    ...incidents.map(({ relevant }) =>
      bagOf(
        lines,
        lines.filter(([candidate]) => relevant.has(candidate)),
        witnesses,
        { isIncident: 1, weight },
      ),
    ),
    bagOf(before, before, witnesses, { isIncident: 0, weight: weight * BEFORE }),
  ]
}
