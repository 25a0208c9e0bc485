import * as a from './p2a.mjs'
import * as b from './p2b.mjs'
export const cases = [a.warehouseDay, a.trainingRun, a.orderFunctions, b.documentPlatform, b.backupNights, b.logRoom, b.releaseAfternoon]
