import { ALARM_FEATURES, alarmFeatures } from '@holdfast/analysis/weigh/alarm-features'
import { alarmsOf } from '@holdfast/analysis/weigh/form-incidents'
import { LEAST_JOINED } from '@holdfast/analysis/weigh/weigh-alarm'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import { QUIETEST } from '@holdfast/analysis/weigh/root-traits'
import type { Tree } from '@holdfast/analysis/weigh/weigh-trees'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { fitTrees, type ReadSlopes } from './fit-trees.ts'
import { sigmoid } from './fit.ts'
import type { Pasted, TrainingCase } from './training-case.ts'

/** What could open an incident, and whether it is one. */
export interface JudgedAlarm {
  readonly features: Float64Array
  readonly isIncident: 0 | 1
}

/** Of each incident: by these it is noticed, the others only blur it. */
const MOST_TELLING = 2
/** Of a healthy system nothing may alarm, so that what is calm in it counts, too. */
const MOST_HEALTHY = 8

const JOINED = ALARM_FEATURES.findIndex(({ name }) => name === 'joined')

/** The most alarming of each healthy system, and of what the truth of each incident names. */
export function alarmsIn(training: TrainingCase, alarmWeights: Weights['alarm']): JudgedAlarm[] {
  const { kind, incidents, pasted } = training
  const told = incidents.map(({ relevant }) =>
    loudestIn(training, (one) => relevant.has(one), MOST_TELLING, alarmWeights),
  )
  const whole = kind === 'clean' ? loudestIn(training, () => true, MOST_HEALTHY, alarmWeights) : told.flat()
  const isTold = (one: Candidate): boolean => kind === 'clean' || pasted?.relevant.has(one) === true
  return [
    ...whole,
    ...(pasted === null ? [] : loudestIn(pasted, isTold, kind === 'clean' ? MOST_HEALTHY : MOST_TELLING, alarmWeights)),
  ].map((features) => ({
    features,
    isIncident: kind === 'clean' ? 0 : 1,
  }))
}

function loudestIn(
  { world, traits, witnesses }: Pick<Pasted, 'world' | 'traits' | 'witnesses'>,
  isHeard: (seed: Candidate) => boolean,
  most: number,
  alarmWeights: Weights['alarm'],
): Float64Array[] {
  const alarms = alarmsOf(traits, { alarm: alarmWeights })
  const alarmOf = (one: Candidate): number => alarms.get(one) ?? QUIETEST
  return [...witnesses.keys()]
    .filter(isHeard)
    .toSorted((a, b) => alarmOf(b) - alarmOf(a))
    .slice(0, most)
    .map((seed) => alarmFeatures(seed, witnesses.get(seed) ?? [], { world, traits, alarms }))
}

/** Whether it is loud enough to open an incident at all. */
export const mayOpen = ({ features }: JudgedAlarm): boolean => (features[JOINED] ?? 0) >= LEAST_JOINED

/**
 * What tells an incident from the noise of a healthy system, beyond how loud it is and the loudest of its witnesses.
 * Only of those that may open one.
 */
export function fitAlarmTrees(all: readonly JudgedAlarm[]): Tree[] {
  const heard = all.filter(mayOpen)
  return fitTrees(
    {
      features: heard.map(({ features }) => features),
      odds: heard.map(({ features }) => features[JOINED] ?? 0),
      signs: ALARM_FEATURES.map(({ sign }) => sign),
    },
    slopesOf(heard),
  )
}

/** The logistic loss; noise and incidents count alike, however many there are of each. */
function slopesOf(heard: readonly JudgedAlarm[]): ReadSlopes {
  const incidents = heard.filter(({ isIncident }) => isIncident === 1).length
  const weights = [
    heard.length / Math.max(1, 2 * (heard.length - incidents)),
    heard.length / Math.max(1, 2 * incidents),
  ]
  return (odds, { slopes, curves }, isChosen) => {
    const chosen: number[] = []
    for (const [at, { isIncident }] of heard.entries()) {
      const likely = sigmoid(odds[at] ?? 0)
      const weight = weights[isIncident] ?? 1
      slopes[at] = (likely - isIncident) * weight
      curves[at] = likely * (1 - likely) * weight
      if (isChosen()) chosen.push(at)
    }
    return chosen
  }
}
