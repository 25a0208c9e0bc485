import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import { listPeople } from '@holdfast/database/team/list-people'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { erasureMail } from '@holdfast/mail/templates/erasure-mail'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

/** To every admin, or one stolen session could take the company away in silence. */
export async function writeErasureMails(
  tx: TenantTransaction,
  { vault, settings, now }: GatewayDependencies,
  { customerId, eraseAt, askedBy }: { customerId: string; eraseAt: Date; askedBy: string },
): Promise<string[]> {
  const cipher = await vault.cipherOf(tx, customerId)
  const people = await listPeople(tx)
  const admins = people.filter((person) => person.role === 'admin' && person.isActive && person.emailVerifiedAt)
  const mailIds: string[] = []
  for (const { email } of admins) {
    const content = erasureMail({
      to: email,
      askedBy,
      eraseOn: eraseAt.toISOString().slice(0, 10),
      settingsUrl: new URL('/dashboard/settings/organization', settings.publicUrl).href,
      supportEmail: settings.supportEmail,
    })
    mailIds.push(await enqueueMail(tx, { customerId, cipher, kind: 'erasure', now: now(), content }))
  }
  return mailIds
}
