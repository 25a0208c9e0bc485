import type { Insertable } from 'kysely'
import type { ModelCallsTable } from '../schema/model-tables.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

/** `id` is the caller's, because the recording is sealed for it. */
export const addModelCall = (tx: TenantTransaction, call: Insertable<ModelCallsTable>) =>
  tx.insertInto('modelCalls').values(call).execute()
