import { correlate, digestBatch, refineIncident } from '@holdfast/contracts/jobs'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { Producer } from '@holdfast/queue/create-producer'
import { defineProcessor, type Processor } from '@holdfast/queue/define-processor'
import { isTroubleBelow } from '@holdfast/runtime/log-trouble'
import { correlateCompany } from './correlate/correlate-company.ts'
import { digestLogBatch, type OnSettled } from './digest/digest-log-batch.ts'
import { giveUpBatch } from './digest/give-up-batch.ts'
import type { Refiner } from './refine/create-refiner.ts'
import { refineOneIncident } from './refine/refine-one-incident.ts'
import type { EnginePool } from './engine/engine-pool.ts'

export interface WorkerDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly engine: EnginePool
  readonly producer: Producer
  readonly now: () => number
  readonly onSettled?: OnSettled
  /** Without it no incident is refined. */
  readonly refiner?: Refiner
}

/** What an analysis worker does with the jobs of the queue. */
export const analysisProcessors = (dependencies: WorkerDependencies): Processor[] => [
  defineProcessor(digestBatch, (payload) => digestLogBatch(dependencies, payload), {
    // After an outage that outlasted the attempts, nothing is wrong with the batch: the sweeper brings it back.
    onExhausted: async (payload, error) => {
      if (!isTroubleBelow(error)) await giveUpBatch(dependencies, payload)
    },
  }),
  defineProcessor(correlate, ({ customerId }, signal) => correlateCompany(dependencies, customerId, signal)),
  ...refinementProcessors(dependencies),
]

const refinementProcessors = ({ refiner, ...common }: WorkerDependencies): Processor[] =>
  refiner
    ? [defineProcessor(refineIncident, (payload, signal) => refineOneIncident({ ...common, refiner }, payload, signal))]
    : []
