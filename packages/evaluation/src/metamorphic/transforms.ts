import { cutHead, doubleTraffic } from './transforms/amount.ts'
import { rewriteTimes, shiftDays } from './transforms/clocks.ts'
import { insertChange, insertIncident } from './transforms/insert.ts'
import { insertOrders } from './transforms/insert-orders.ts'
import { paraphrase } from './transforms/paraphrase.ts'
import { renameServices } from './transforms/rename-services.ts'
import { wrapInCompose, wrapInCri, wrapInDocker } from './transforms/wrap.ts'
import type { Transform } from './story.ts'

export const SECOND = 'a second incident'

/** Ways to tell a story differently that change nothing of what went wrong. */
export const TRANSFORMS: Readonly<Record<string, Transform>> = {
  'services renamed': renameServices,
  'innocent lines paraphrased': paraphrase,
  'weeks earlier': shiftDays,
  'times written differently': rewriteTimes,
  'wrapped by docker': wrapInDocker,
  'wrapped by CRI': wrapInCri,
  'wrapped by compose': wrapInCompose,
  'an unrelated change': insertChange,
  'orders to the reader': insertOrders,
  [SECOND]: insertIncident,
  'head cut': cutHead,
  'traffic doubled': doubleTraffic,
}
