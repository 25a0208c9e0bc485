import type { SystemTransaction } from '../tenancy/scoped-transaction.ts'

/** Whose key this is, for ingest. A key is dead after its overlap, and must not be used until its company is verified. */
export function findCompanyByApiKey(
  tx: SystemTransaction,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<
  { apiKeyId: string; customerId: string; prefix: string; lastUsedAt: Date | null; verifiedAt: Date | null } | undefined
> {
  return tx
    .selectFrom('apiKeys')
    .innerJoin('customers', 'customers.id', 'apiKeys.customerId')
    .select([
      'apiKeys.id as apiKeyId',
      'apiKeys.customerId',
      'apiKeys.prefix',
      'apiKeys.lastUsedAt',
      'customers.verifiedAt',
    ])
    .where('apiKeys.keyHash', 'in', hashes)
    .where((where) => where.or([where('apiKeys.expiresAt', 'is', null), where('apiKeys.expiresAt', '>', now)]))
    .executeTakeFirst()
}
