import { batchNames, writeBatch } from '../batches/write-batch.ts'
import { scenarioFolders } from '../scenarios/scenario-folders.ts'
import { findCases } from '../score/find-cases.ts'

const BLIND = 3
const SCENARIO = 12

/** Each third case of the blind batches and each twelfth scenario: what is told differently in eleven ways each night. */
export const sampledCases = (): string[] => [
  ...batchNames()
    .flatMap((name) => findCases(writeBatch(name)).cases)
    .filter((_, index) => index % BLIND === 0),
  ...scenarioFolders().filter((_, index) => index % SCENARIO === 0),
]
