import { ALARM_TRAITS } from '@holdfast/analysis/weigh/alarm-traits'
import { ROOT_TRAITS } from '@holdfast/analysis/weigh/root-traits'

export interface AblatedTrait {
  readonly model: 'alarm' | 'root'
  readonly name: string
  /** Its place among the traits of its model. */
  readonly at: number
}

/** What can be left out of a model: everything but the point that it starts from. */
const START = 'bias'

export const ablatedTraits = (): AblatedTrait[] =>
  (
    [
      ['alarm', ALARM_TRAITS],
      ['root', ROOT_TRAITS],
    ] as const
  ).flatMap(([model, traits]) =>
    Object.keys(traits)
      .map((name, at) => ({ model, name, at }))
      .filter(({ name }) => name !== START),
  )
