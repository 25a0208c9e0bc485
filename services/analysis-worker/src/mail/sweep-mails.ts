import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { listWaitingMails } from '@holdfast/database/mail/list-waiting-mails'
import type { Database } from '@holdfast/database/open-database'

/** Younger mails are on their way. */
const LEFT_BEHIND_MS = 30_000
const SWEEP_LIMIT = 100

/** Publishes again the mails whose jobs got lost. */
export const sweepMails = (database: Pick<Database, 'withSystem'>, now: Date): Promise<void> =>
  database.withSystem('mail', async (tx, { publish }) => {
    for (const mailId of await listWaitingMails(tx, { now, olderThanMs: LEFT_BEHIND_MS, limit: SWEEP_LIMIT })) {
      publish(mailWritten, { mailId })
    }
  })
