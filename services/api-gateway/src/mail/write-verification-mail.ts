import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { SystemTransaction, TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { verificationMail } from '@holdfast/mail/templates/verification-mail'
import { disownLink, verificationLink } from '../identity/mail-links.ts'
import { issueMailToken } from '../identity/mail-token.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

export interface VerificationRecipient {
  readonly customerId: string
  readonly userId: string
  readonly email: string
}

export async function writeVerificationMail(
  tx: SystemTransaction | TenantTransaction,
  { keyRing, vault, settings, now }: GatewayDependencies,
  recipient: VerificationRecipient,
): Promise<string> {
  const { customerId, userId, email } = recipient
  const issue = (purpose: 'verify-email' | 'disown') =>
    issueMailToken(tx, { keyRing, customerId, userId, purpose, now: now() })
  return enqueueMail(tx, {
    customerId,
    cipher: await vault.cipherOf(tx, customerId),
    kind: 'verification',
    now: now(),
    content: verificationMail({
      to: email,
      verifyUrl: verificationLink(settings.publicUrl, await issue('verify-email')),
      disownUrl: disownLink(settings.publicUrl, await issue('disown')),
      supportEmail: settings.supportEmail,
    }),
  })
}
