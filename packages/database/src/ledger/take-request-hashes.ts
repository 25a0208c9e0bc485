import { sql } from 'kysely'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface RequestHashes {
  readonly customerId: string
  /** Without repetitions. */
  readonly hashes: readonly Buffer[]
  readonly now: Date
  readonly windowMs: number
}

/**
 * Says which of the requests were not seen within the window, and remembers them. The row is the lock: of two
 * transactions with the same request, the second waits for the first and then finds it taken.
 */
export async function takeRequestHashes(
  tx: TenantTransaction,
  { customerId, hashes, now, windowMs }: RequestHashes,
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set()
  const rows = hashes
    .toSorted((a, b) => a.compare(b))
    .map((requestHash) => ({ customerId, requestHash, receivedAt: now }))
  const taken = await tx
    .insertInto('ingestReceipts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['customerId', 'requestHash'])
        .doUpdateSet({ receivedAt: sql`excluded.received_at` })
        .where('ingestReceipts.receivedAt', '<', new Date(now.getTime() - windowMs)),
    )
    .returning('requestHash')
    .execute()
  return new Set(taken.map((row) => row.requestHash.toString('hex')))
}
