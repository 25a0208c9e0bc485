import { modelKeyContext } from '../model-calls/sealing-contexts.ts'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewModelEndpoint {
  readonly customerId: string
  readonly baseUrl: string
  readonly model: string
  readonly isMasked: boolean
  /** Null: it needs none. Undefined leaves the one that is there. */
  readonly apiKey: string | null | undefined
  readonly updatedBy: string
  readonly updatedAt: Date
}

/** A new one takes the place of the one before. */
export async function saveModelEndpoint(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { customerId, apiKey, ...rest }: NewModelEndpoint,
): Promise<void> {
  const sealed = apiKey ? cipher.seal(Buffer.from(apiKey), modelKeyContext(customerId)) : null
  await tx
    .insertInto('modelEndpoints')
    .values({ ...rest, customerId, apiKey: sealed })
    .onConflict((conflict) =>
      conflict.column('customerId').doUpdateSet({ ...rest, ...(apiKey === undefined ? {} : { apiKey: sealed }) }),
    )
    .execute()
}
