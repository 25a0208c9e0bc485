import type { Insertable, Transaction } from 'kysely'
import type { EmailTokensTable } from '../schema/email-tokens-table.ts'
import type { Tables } from '../schema/tables.ts'

/** Takes the sign-up's transaction as well as a company's own. */
export async function addEmailToken(
  tx: Transaction<Tables>,
  token: Omit<Insertable<EmailTokensTable>, 'usedAt'>,
): Promise<void> {
  await tx.insertInto('emailTokens').values(token).execute()
}
