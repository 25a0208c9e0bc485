import {
  correlate,
  deliverEvents,
  digestBatch,
  refineIncident,
  runUpkeep,
  sweepAnalysis,
  tellOfIncidents,
} from '@holdfast/contracts/jobs'
import type { Refiner } from '@holdfast/incidents/refine/create-refiner'
import { refineOneIncident } from '@holdfast/incidents/refine/refine-one-incident'
import { defineProcessor, type Processor } from '@holdfast/queue/define-processor'
import { isTroubleBelow } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'
import { correlateCompany } from './correlate/correlate-company.ts'
import { giveUpCorrelation } from './correlate/give-up-correlation.ts'
import type { CorrelateDependencies } from './correlate/round.ts'
import { type DigestDependencies, digestLogBatch } from './digest/digest-log-batch.ts'
import { giveUpBatch } from './digest/give-up-batch.ts'
import { type DeliverDependencies, deliverKeptEvents } from './events/deliver-kept-events.ts'
import { type TellDependencies, tellOfIncidents as tell } from './mail/tell-of-incidents.ts'
import { sweepAnalysis as sweep } from './sweep-analysis.ts'

export interface WorkerDependencies
  extends DigestDependencies, CorrelateDependencies, DeliverDependencies, TellDependencies {
  readonly logger: Logger
  /** What time alone brings about. */
  readonly upkeep: (now: Date) => Promise<unknown>
  /** Without it no incident is refined. */
  readonly refiner?: Refiner
}

/** What an analysis worker does with the jobs of the queue. After an outage below, nothing is wrong with the rows. */
export const analysisProcessors = (dependencies: WorkerDependencies): Processor[] => [
  defineProcessor(digestBatch, (payload) => digestLogBatch(dependencies, payload), {
    onExhausted: async (payload, error) => {
      if (!isTroubleBelow(error)) await giveUpBatch(dependencies, payload)
    },
  }),
  defineProcessor(
    correlate,
    ({ customerId }, signal, { isLastAttempt }) =>
      correlateCompany(dependencies, { customerId, signal, isLastAttempt }),
    {
      onExhausted: async ({ customerId }, error) => {
        if (!isTroubleBelow(error)) await giveUpCorrelation(dependencies, customerId)
      },
    },
  ),
  ...refinementProcessors(dependencies),
  defineProcessor(tellOfIncidents, ({ customerId }) => tell(dependencies, customerId)),
  defineProcessor(deliverEvents, (_, signal) => deliverKeptEvents(dependencies, signal)),
  defineProcessor(sweepAnalysis, async () => {
    const found = await sweep(dependencies.database, new Date(dependencies.now()))
    if (found > 0) dependencies.logger.info({ found }, 'picked up work that was left behind')
  }),
  defineProcessor(runUpkeep, async () => {
    await dependencies.upkeep(new Date(dependencies.now()))
  }),
]

const refinementProcessors = ({ refiner, ...common }: WorkerDependencies): Processor[] =>
  refiner
    ? [defineProcessor(refineIncident, (payload, signal) => refineOneIncident({ ...common, refiner }, payload, signal))]
    : []
