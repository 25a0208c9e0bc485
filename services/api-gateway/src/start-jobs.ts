import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { pollRepositories, sendMail, sweepMails } from '@holdfast/contracts/jobs'
import { listWaitingMails } from '@holdfast/database/mail/list-waiting-mails'
import type { MailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import type { MailTransport } from '@holdfast/mail/create-mail-transport'
import { deliverMail } from '@holdfast/mail/deliver-mail'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { defineProcessor, type Processor } from '@holdfast/queue/define-processor'
import type { JobMetrics } from '@holdfast/queue/job-metrics'
import type { QueueStore } from '@holdfast/queue/queue-store'
import { startWorker } from '@holdfast/queue/start-worker'
import type { Logger } from '@holdfast/runtime/logger'
import { pollDueCompanies } from '@holdfast/github/connection/poll-due-companies'
import type { GithubUse } from '@holdfast/github/connection/github-use'

export interface GatewayJobsOptions extends GithubUse {
  readonly outbox: MailOutbox
  readonly transport: MailTransport
  readonly queue: QueueStore
  readonly logger: Logger
  readonly metrics: JobMetrics
}

/** Younger mails are on their way. */
const LEFT_BEHIND_MS = 30_000
const SWEEP_LIMIT = 100
const CLOSE_LIMIT_MS = 500

/** Runs the jobs that need what gateways have: the mail server, and the source-code host. */
export function startGatewayJobs(options: GatewayJobsOptions): { close: () => Promise<void> } {
  const { queue, logger, metrics, transport } = options
  const deadLetters = openDeadLetters(queue)
  const workers = processors(options).map((processor) =>
    startWorker({ store: queue, processor, deadLetters, metrics, logger }),
  )
  return {
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close(CLOSE_LIMIT_MS)))
      await deadLetters.close()
      transport.close()
    },
  }
}

function processors(options: GatewayJobsOptions): Processor[] {
  const { database, outbox, transport, logger, now } = options
  const jobs = [
    defineProcessor(sendMail, ({ mailId }) => deliverMail(mailId, { outbox, transport, now })),
    defineProcessor(sweepMails, async () => {
      const waiting = { now: now(), olderThanMs: LEFT_BEHIND_MS, limit: SWEEP_LIMIT }
      await database.withSystem('mail', async (tx, { publish }) => {
        for (const mailId of await listWaitingMails(tx, waiting)) publish(mailWritten, { mailId })
      })
    }),
  ]
  if (!options.settings.github) return jobs
  return [...jobs, defineProcessor(pollRepositories, () => pollDueCompanies(options, logger))]
}
