import { ALARM_FEATURES, alarmFeatures } from '@holdfast/analysis/weigh/alarm-features'
import { alarmsOf } from '@holdfast/analysis/weigh/form-incidents'
import type { Tree } from '@holdfast/analysis/weigh/weigh-trees'
import type { Weights } from '@holdfast/analysis/weigh/weights'
import { fitTrees, type ReadSlopes } from './fit-trees.ts'
import { sigmoid } from './fit.ts'
import type { Pasted, TrainingCase } from './training-case.ts'

/** What could open an incident, and whether it is one. */
export interface HeardAlarm {
  readonly features: Float64Array
  readonly isIncident: 0 | 1
}

/** Calmer by itself, nothing opens an incident. */
const CALM = -2
/** Of each log the loudest. */
const MOST = 20

const OWN = ALARM_FEATURES.findIndex(({ name }) => name === 'own')
const JOINED = ALARM_FEATURES.findIndex(({ name }) => name === 'joined')

/** Of a healthy system all that is loud; of incidents what tells of them, and nothing of which nobody said what it is. */
export function heardIn(training: TrainingCase, alarmWeights: Weights['alarm']): HeardAlarm[] {
  const { kind, incidents, pasted } = training
  const isRelevant = new Set(incidents.flatMap(({ relevant }) => [...relevant]))
  return [
    ...heardOf(training, isRelevant, kind === 'clean', alarmWeights),
    ...(pasted === null ? [] : heardOf(pasted, pasted.relevant, kind === 'clean', alarmWeights)),
  ]
}

function heardOf(
  { world, traits, witnesses }: Pick<Pasted, 'world' | 'traits' | 'witnesses'>,
  relevant: Pasted['relevant'],
  isHealthy: boolean,
  alarmWeights: Weights['alarm'],
): HeardAlarm[] {
  const alarms = alarmsOf(traits, { alarm: alarmWeights })
  return [...witnesses]
    .filter(([seed]) => isHealthy || relevant.has(seed))
    .map(([seed, others]) => alarmFeatures(seed, others, { world, traits, alarms }))
    .filter((features) => (features[OWN] ?? 0) > CALM)
    .toSorted((a, b) => (b[OWN] ?? 0) - (a[OWN] ?? 0))
    .slice(0, MOST)
    .map((features) => ({ features, isIncident: isHealthy ? 0 : 1 }))
}

/** What tells an incident from the noise of a healthy system, beyond how loud it is and the loudest of its witnesses. */
export const fitAlarmTrees = (heard: readonly HeardAlarm[]): Tree[] =>
  fitTrees(
    {
      features: heard.map(({ features }) => features),
      odds: heard.map(({ features }) => features[JOINED] ?? 0),
      signs: ALARM_FEATURES.map(({ sign }) => sign),
    },
    slopesOf(heard),
  )

/** The logistic loss; noise and incidents count alike, however many there are of each. */
function slopesOf(heard: readonly HeardAlarm[]): ReadSlopes {
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
