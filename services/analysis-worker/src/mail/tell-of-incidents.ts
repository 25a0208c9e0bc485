import { sendMail } from '@holdfast/contracts/jobs'
import { dropWaitingMails } from '@holdfast/database/incident-mails/drop-waiting-mails'
import { listCompaniesAwaitingMail } from '@holdfast/database/incident-mails/list-companies-awaiting-mail'
import { listMailRecipients } from '@holdfast/database/incident-mails/list-mail-recipients'
import { listToldIncidents } from '@holdfast/database/incident-mails/list-told-incidents'
import { takeIncidentMails } from '@holdfast/database/incident-mails/take-incident-mails'
import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { incidentMail } from '@holdfast/mail/templates/incident-mail'
import type { Producer } from '@holdfast/queue/create-producer'
import { describeForMail } from './describe-for-mail.ts'

export interface IncidentMailSettings {
  readonly publicUrl: string
  readonly supportEmail: string | undefined
}

export interface TellDependencies {
  readonly database: Database
  readonly vault: CompanyVault
  readonly producer: Pick<Producer, 'offer'>
  readonly mail: IncidentMailSettings
}

/** A storm of incidents is one mail a minute with a list, not a mail for each. */
const EVERY_MS = 60_000
const MAX_COMPANIES = 500

/** Writes the mails on new incidents and new episodes of known ones into the outbox. Returns how many. */
export async function tellOfIncidents(dependencies: TellDependencies, now: Date): Promise<number> {
  const companies = await dependencies.database.withSystem('sweeper', (tx) =>
    listCompaniesAwaitingMail(tx, MAX_COMPANIES),
  )
  let written = 0
  for (const customerId of companies) written += await tellCompany(dependencies, customerId, now)
  return written
}

async function tellCompany(
  { database, vault, producer, mail: settings }: TellDependencies,
  customerId: string,
  now: Date,
): Promise<number> {
  const mailIds = await database.withTenant(customerId, async (tx) => {
    const recipients = await listMailRecipients(tx)
    if (recipients.length === 0) {
      await dropWaitingMails(tx)
      return []
    }
    const ids = await takeIncidentMails(tx, { customerId, now, everyMs: EVERY_MS })
    const rows = ids.length === 0 ? [] : await listToldIncidents(tx, ids)
    if (rows.length === 0) return []
    const cipher = await vault.cipherOf(tx, customerId)
    const incidents = rows.map((row) => describeForMail(row, cipher, settings.publicUrl))
    const common = {
      incidents,
      listUrl: new URL('/dashboard', settings.publicUrl).href,
      settingsUrl: new URL('/dashboard/settings', settings.publicUrl).href,
      supportEmail: settings.supportEmail,
    }
    const written: string[] = []
    for (const { email, firstName } of recipients) {
      const content = incidentMail({ ...common, to: email, firstName })
      written.push(await enqueueMail(tx, { customerId, cipher, kind: 'incident', content, now }))
    }
    return written
  })
  // What gets lost here the outbox's sweeper finds again.
  for (const mailId of mailIds) await producer.offer(sendMail, { mailId })
  return mailIds.length
}
