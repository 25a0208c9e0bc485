import { sendMail } from '@holdfast/contracts/jobs'
import { listWaitingMails } from '@holdfast/database/mail/list-waiting-mails'
import type { MailOutbox } from '@holdfast/database/mail/open-mail-outbox'
import type { Database } from '@holdfast/database/open-database'
import type { MailTransport } from '@holdfast/mail/create-mail-transport'
import { deliverMail } from '@holdfast/mail/deliver-mail'
import type { Producer } from '@holdfast/queue/create-producer'
import { openDeadLetters } from '@holdfast/queue/dead-letters'
import { defineProcessor } from '@holdfast/queue/define-processor'
import type { JobMetrics } from '@holdfast/queue/job-metrics'
import type { QueueStore } from '@holdfast/queue/queue-store'
import { startSweeper } from '@holdfast/queue/start-sweeper'
import { startWorker } from '@holdfast/queue/start-worker'
import type { Logger } from '@holdfast/runtime/logger'

export interface MailDeliveryOptions {
  database: Database
  outbox: MailOutbox
  transport: MailTransport
  queue: QueueStore
  producer: Producer
  logger: Logger
  metrics: JobMetrics
}

const concurrency = 4
const sweepIntervalMs = 30_000
/** Younger mails are on their way. */
const leftBehindAfterMs = 30_000
const sweepLimit = 100
const closeLimitMs = 500

/** Sends the mails of the outbox: as their jobs come, and those whose jobs got lost. */
export function startMailDelivery(options: MailDeliveryOptions): { close: () => Promise<void> } {
  const { database, outbox, transport, queue, producer, logger, metrics } = options
  const deadLetters = openDeadLetters(queue)
  const worker = startWorker({
    store: queue,
    processor: defineProcessor(sendMail, ({ mailId }) =>
      deliverMail(mailId, { outbox, transport, now: () => new Date() }),
    ),
    deadLetters,
    metrics,
    logger,
    concurrency,
  })
  const sweeper = startSweeper({
    name: 'mail',
    intervalMs: sweepIntervalMs,
    logger,
    sweep: async (now) => {
      const waiting = { now, olderThanMs: leftBehindAfterMs, limit: sweepLimit }
      const mailIds = await database.withSystem('mail', (tx) => listWaitingMails(tx, waiting))
      for (const mailId of mailIds) await producer.offer(sendMail, { mailId })
      return mailIds.length
    },
  })
  return {
    close: async () => {
      await sweeper.stop()
      await worker.close(closeLimitMs)
      await deadLetters.close()
      transport.close()
    },
  }
}
