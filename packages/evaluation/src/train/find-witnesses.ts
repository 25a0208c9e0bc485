import { ALARM_TRAITS, type AlarmTraits } from '@holdfast/analysis/weigh/alarm-traits'
import type { Candidate } from '@holdfast/analysis/weigh/candidate'
import type { Linker } from '@holdfast/analysis/weigh/explains'
import { nearOf } from '@holdfast/analysis/weigh/find-suspects'
import { linkedTo, witnessesOf } from '@holdfast/analysis/weigh/form-incidents'
import { weigh } from '@holdfast/analysis/weigh/weights'

const PRIORS = Object.fromEntries(Object.entries(ALARM_TRAITS).map(([name, { prior }]) => [name, prior]))
/** Whatever is learned, what is calmer than that opens no incident. */
const CALM = -3

/** The witnesses of each candidate that may open an incident. */
export function findWitnesses(
  traits: ReadonlyMap<Candidate, AlarmTraits>,
  link: Linker,
): ReadonlyMap<Candidate, readonly Candidate[]> {
  const all = [...traits.keys()]
  return new Map(
    [...traits]
      .filter(([{ change }, one]) => change === null && weigh(one, PRIORS) > CALM)
      .map(([seed]) => [seed, witnessesOf(seed, linkedTo(seed, nearOf(seed, all), link))]),
  )
}
