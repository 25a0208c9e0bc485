import type { Insertable } from 'kysely'
import type { LogJobsTable } from '../schema/log-jobs-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export interface NewLogJob extends Pick<
  Insertable<LogJobsTable>,
  'id' | 'customerId' | 'apiKeyId' | 'sourceType' | 'sourceName' | 'idempotencyKey' | 'requestHash' | 'totalBytes'
> {
  readonly now: Date
}

/** In state `receiving`. False: another job of the company has this idempotency key. */
export async function createLogJob(tx: TenantTransaction, { now, ...job }: NewLogJob): Promise<boolean> {
  const created = await tx
    .insertInto('logJobs')
    .values({ ...job, status: 'receiving', detail: null, createdAt: now, touchedAt: now, finishedAt: null })
    .onConflict((conflict) =>
      conflict.columns(['customerId', 'idempotencyKey']).where('idempotencyKey', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return created !== undefined
}
