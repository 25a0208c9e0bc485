import { isAmount, isAmountKey } from './amounts.ts'
import { GAUGE_KEY, YIELD_KEY } from './number-reader.ts'

/** Whether a series is of what work yields, or of what is left of something: it tells by falling. */
export const isYield = (name: string): boolean =>
  isAmount(name) || (isAmountKey(name) && !GAUGE_KEY.test(name)) || (YIELD_KEY.test(name) && !name.startsWith('took '))

/** Whether a series is of a resource's level or of a time: it tells by rising. */
export const isGauge = (name: string): boolean => GAUGE_KEY.test(name) && !isYield(name)
