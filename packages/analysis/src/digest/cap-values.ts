import type { Digest } from '../model/digest.ts'
import { SmallestNames } from './smallest-names.ts'

/** What has more values than this is no state. */
export const MOST_VALUES = 12
/** Keys of all services and sources. */
export const MAX_VALUED = 300

type Values = NonNullable<Digest['values']>

export function capValues(given: Values): Values {
  const names = Object.keys(given)
  if (names.length <= MAX_VALUED) return given
  const smallest = new SmallestNames(MAX_VALUED)
  for (const name of names) smallest.admit(name)
  smallest.shrink()
  return Object.fromEntries(Object.entries(given).filter(([name]) => smallest.has(name)))
}
