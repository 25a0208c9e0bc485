import type { AccountRow } from '@holdfast/database/accounts/find-accounts-by-email'
import { hasOpenToken } from '@holdfast/database/accounts/has-open-token'
import { enqueueMail } from '@holdfast/database/mail/enqueue-mail'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { operatorMail } from '@holdfast/mail/templates/operator-mail'
import { passwordResetLink } from '../identity/mail-links.ts'
import { issueMailToken } from '../identity/mail-token.ts'
import type { GatewayDependencies } from '../gateway-dependencies.ts'

/** Undefined where a link that works was sent already. */
export async function writeOperatorMail(
  tx: TenantTransaction,
  { keyRing, vault, settings, now }: GatewayDependencies,
  { customerId, userId, email }: Pick<AccountRow, 'customerId' | 'userId' | 'email'>,
): Promise<string | undefined> {
  const purpose = 'confirm-operator'
  if (await hasOpenToken(tx, { userId, purpose, now: now() })) return undefined
  const token = await issueMailToken(tx, { keyRing, customerId, userId, purpose, now: now() })
  return enqueueMail(tx, {
    customerId,
    cipher: await vault.cipherOf(tx, customerId),
    kind: 'operator',
    now: now(),
    content: operatorMail({
      to: email,
      confirmUrl: passwordResetLink(settings.publicUrl, token),
      supportEmail: settings.supportEmail,
    }),
  })
}
