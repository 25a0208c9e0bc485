import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { emailChangeMail } from '@holdfast/mail/templates/email-change-mail'
import { emailChangeNoticeMail } from '@holdfast/mail/templates/email-change-notice-mail'
import type { Caller } from '../identity/caller.ts'
import { verificationLink } from '../identity/mail-links.ts'
import { issueMailToken } from '../identity/mail-token.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

/** A link to the new address, and word to the old one: a stolen session shall not move an account in silence. */
export async function writeEmailChangeMails(
  tx: TenantTransaction,
  { keyRing, vault, settings, now }: GatewayDependencies,
  { customerId, userId, email }: Caller,
  newEmail: string,
): Promise<string[]> {
  const { supportEmail } = settings
  const token = await issueMailToken(tx, {
    keyRing,
    customerId,
    userId,
    purpose: 'change-email',
    newEmail,
    now: now(),
  })
  const cipher = await vault.cipherOf(tx, customerId)
  const verifyUrl = verificationLink(settings.publicUrl, token)
  const enqueue = (kind: string, content: Parameters<typeof enqueueMail>[1]['content']) =>
    enqueueMail(tx, { customerId, cipher, kind, now: now(), content })
  return [
    await enqueue('email-change', emailChangeMail({ to: newEmail, verifyUrl, supportEmail })),
    await enqueue('email-change-notice', emailChangeNoticeMail({ to: email, newEmail, supportEmail })),
  ]
}
