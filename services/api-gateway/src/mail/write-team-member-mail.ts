import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { teamMemberMail } from '@holdfast/mail/templates/team-member-mail'
import { type Caller, actorOf } from '../identity/caller.ts'
import { disownLink, verificationLink } from '../identity/mail-links.ts'
import { issueMailToken } from '../identity/mail-token.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

export async function writeTeamMemberMail(
  tx: TenantTransaction,
  { keyRing, vault, settings, now }: GatewayDependencies,
  addedBy: Caller,
  person: { id: string; customerId: string; email: string },
): Promise<string> {
  const { customerId } = person
  const issue = (purpose: 'verify-email' | 'disown') =>
    issueMailToken(tx, { keyRing, customerId, userId: person.id, purpose, now: now() })
  return enqueueMail(tx, {
    customerId,
    cipher: await vault.cipherOf(tx, customerId),
    kind: 'team-member',
    now: now(),
    content: teamMemberMail({
      to: person.email,
      companyName: addedBy.companyName,
      addedBy: actorOf(addedBy).name,
      signInUrl: new URL('/login', settings.publicUrl).href,
      verifyUrl: verificationLink(settings.publicUrl, await issue('verify-email')),
      disownUrl: disownLink(settings.publicUrl, await issue('disown')),
      supportEmail: settings.supportEmail,
    }),
  })
}
