import {
  answerQuestion,
  correlate,
  deliverEvents,
  digestBatch,
  pollRepositories,
  investigate,
  refineIncident,
  runUpkeep,
  sendMail,
  sweepAnalysis,
  sweepMails,
  tellOfIncidents,
} from '@holdfast/contracts/jobs'
import type { MailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import type { GithubUse } from '@holdfast/github/connection/github-use'
import { pollDueCompanies } from '@holdfast/github/connection/poll-due-companies'
import type { Refiner } from '@holdfast/incidents/refine/create-refiner'
import { refineOneIncident } from '@holdfast/incidents/refine/refine-one-incident'
import type { MailTransport } from '@holdfast/mail/create-mail-transport'
import { deliverMail } from '@holdfast/mail/deliver-mail'
import { defineProcessor, type Processor } from '@holdfast/queue/define-processor'
import { isTroubleBelow } from '@holdfast/runtime/log-trouble'
import type { Logger } from '@holdfast/runtime/logger'
import { correlateCompany } from './correlate/correlate-company.ts'
import { giveUpCorrelation } from './correlate/give-up-correlation.ts'
import type { CorrelateDependencies } from './correlate/round.ts'
import { type DigestDependencies, digestLogBatch } from './digest/digest-log-batch.ts'
import { giveUpBatch } from './digest/give-up-batch.ts'
import { type DeliverDependencies, deliverKeptEvents } from './events/deliver-kept-events.ts'
import type { Investigator } from './investigate/create-investigator.ts'
import { answerFromLogs } from './investigate/answer-from-logs.ts'
import { investigateCompany } from './investigate/investigate-company.ts'
import { type TellDependencies, tellOfIncidents as tell } from './mail/tell-of-incidents.ts'
import { sweepMails as sweepOutbox } from './mail/sweep-mails.ts'
import { sweepAnalysis as sweep } from './sweep-analysis.ts'

export interface WorkerDependencies
  extends DigestDependencies, CorrelateDependencies, DeliverDependencies, TellDependencies {
  readonly logger: Logger
  /** What time alone brings about. */
  readonly upkeep: (now: Date) => Promise<unknown>
  /** Without it no incident is refined. */
  readonly refiner?: Refiner
  readonly outbox: MailOutbox
  readonly transport: MailTransport
  readonly github: GithubUse['settings']
  /** Without it no logs are investigated. */
  readonly investigator?: Investigator
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
  ...investigationProcessors(dependencies),
  defineProcessor(tellOfIncidents, ({ customerId }) => tell(dependencies, customerId)),
  ...mailProcessors(dependencies),
  ...githubProcessors(dependencies),
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

const mailProcessors = ({ database, outbox, transport, now: clock }: WorkerDependencies): Processor[] => {
  const now = () => new Date(clock())
  return [
    defineProcessor(sendMail, ({ mailId }) => deliverMail(mailId, { outbox, transport, now })),
    defineProcessor(sweepMails, () => sweepOutbox(database, now())),
  ]
}

const githubProcessors = ({ database, vault, github: settings, logger, now }: WorkerDependencies): Processor[] => {
  if (!settings.github) return []
  const use = { database, vault, settings, now: () => new Date(now()) }
  return [defineProcessor(pollRepositories, () => pollDueCompanies(use, logger))]
}
const investigationProcessors = ({ investigator, ...common }: WorkerDependencies): Processor[] =>
  investigator
    ? [
        defineProcessor(investigate, ({ customerId }, signal) =>
          investigateCompany({ ...common, investigator }, customerId, signal),
        ),
        defineProcessor(answerQuestion, (payload, signal) =>
          answerFromLogs({ ...common, investigator }, payload, signal),
        ),
      ]
    : []
