import { mailWritten } from '@holdfast/contracts/events/catalogue'
import { dropWaitingMails } from '@holdfast/database/incident-mails/drop-waiting-mails'
import { listMailRecipients } from '@holdfast/database/incident-mails/list-mail-recipients'
import { listToldIncidents } from '@holdfast/database/incident-mails/list-told-incidents'
import { takeIncidentMails } from '@holdfast/database/incident-mails/take-incident-mails'
import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { incidentMail } from '@holdfast/mail/templates/incident-mail'
import { PostponeJob } from '@holdfast/queue/postpone-job'
import { describeForMail } from './describe-for-mail.ts'

export interface IncidentMailSettings {
  readonly publicUrl: string
  readonly supportEmail: string | undefined
}

export interface TellDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly mail: IncidentMailSettings
  readonly now: () => number
}

/** A storm of incidents is one mail a minute with a list, not a mail for each. */
const EVERY_MS = 60_000

/** Writes the mails on a company's new incidents, and new episodes of known ones, into the outbox. */
export async function tellOfIncidents(
  { database, vault, mail: settings, now: readClock }: TellDependencies,
  customerId: string,
): Promise<void> {
  const now = new Date(readClock())
  const waitMs = await database.withTenant(customerId, async (tx, { publish }) => {
    const recipients = await listMailRecipients(tx)
    if (recipients.length === 0) {
      await dropWaitingMails(tx)
      return 0
    }
    const taken = await takeIncidentMails(tx, { customerId, now, everyMs: EVERY_MS })
    if ('waitMs' in taken) return taken.waitMs
    const rows = taken.incidentIds.length === 0 ? [] : await listToldIncidents(tx, taken.incidentIds)
    if (rows.length === 0) return 0
    const cipher = await vault.cipherOf(tx, customerId)
    const incidents = rows.map((row) => describeForMail(row, cipher, settings.publicUrl))
    const common = {
      incidents,
      listUrl: new URL('/dashboard', settings.publicUrl).href,
      settingsUrl: new URL('/dashboard/settings/analysis', settings.publicUrl).href,
      supportEmail: settings.supportEmail,
    }
    for (const { email, firstName } of recipients) {
      const content = incidentMail({ ...common, to: email, firstName })
      const mailId = await enqueueMail(tx, { customerId, cipher, kind: 'incident', content, now })
      publish(mailWritten, { mailId })
    }
    return 0
  })
  if (waitMs > 0) throw new PostponeJob(waitMs)
}
