import type { Symptom } from './symptom.ts'
import type { World } from './world.ts'

const RECURS = 3
const MOST_OF_IT = 0.6

/** Said now and then from early to late, while the service went on: how it lives. */
export const recurs = ({ count, firstMs, lastMs }: Symptom, { spanMs }: World): boolean =>
  count >= RECURS && firstMs !== null && lastMs !== null && lastMs - firstMs >= spanMs * MOST_OF_IT
