import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** Who switched on mail for new incidents, at an address that is theirs. */
export const listMailRecipients = (tx: TenantTransaction) =>
  tx
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('isActive', '=', true)
    .where('removedAt', 'is', null)
    .where('emailVerifiedAt', 'is not', null)
    .where(sql<boolean>`settings ->> 'email_on_incident' = 'true'`)
    .orderBy('id')
    .execute()
