import type { AlarmTrait } from './alarm-traits.ts'
import type { RootTrait } from './root-traits.ts'
import { unpressBytes, unpressText } from '../frame/unpress-text.ts'
import type { WordWeights } from './weigh-words.ts'
import type { Tree } from './weigh-trees.ts'
import data from './weights.json' with { type: 'json' }

export interface Weights {
  readonly alarm: Readonly<Partial<Record<AlarmTrait, number>>>
  /** What is known of an alarm and of its witnesses says together, beyond that. */
  readonly alarmTrees: readonly Tree[]
  readonly root: Readonly<Partial<Record<RootTrait, number>>>
  /** What the words of a line add to it as a root, beyond its traits. */
  readonly words: WordWeights
  /** What its features say together, beyond all of that. */
  readonly trees: readonly Tree[]
  /** Log-odds of an alarm at which an incident opens. */
  readonly threshold: number
  /** Turns the log-odds that the model gives into those that it keeps. */
  readonly calibration: { readonly slope: number; readonly offset: number }
}

export const WEIGHTS: Weights = {
  ...data,
  words: new Int8Array(unpressBytes(data.words)),
  trees: JSON.parse(unpressText(data.trees)) as Tree[],
  alarmTrees: JSON.parse(unpressText(data.alarmTrees)) as Tree[],
}

export const weigh = (
  traits: Readonly<Record<string, number | undefined>>,
  weights: Readonly<Record<string, number | undefined>>,
): number => {
  let sum = 0
  for (const name in traits) sum += (traits[name] ?? 0) * (weights[name] ?? 0)
  return sum
}
