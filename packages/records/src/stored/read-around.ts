import { setImmediate } from 'node:timers/promises'
import { findLogBatches } from '@holdfast/database/batches/find-log-batches'
import { listNearestBatches } from '@holdfast/database/batches/list-nearest-batches'
import { openLogBatch } from '@holdfast/database/batches/open-log-batch'
import type { Database } from '@holdfast/database/open-database'
import type { LogBatchesTable, LogFormat } from '@holdfast/database/schema/log-batches-table'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import { batchIdAt } from '../lines/batch-id-at.ts'

export interface StoredBatches {
  readonly database: Pick<Database, 'withTenant'>
  readonly customerId: string
  readonly cipher: CompanyCipher
}

export interface Around<Format extends LogFormat> {
  readonly formats: readonly Format[]
  /** By time of receipt. */
  readonly fromMs: number
  readonly aroundMs: number
  readonly untilMs: number
  readonly maxBytes: number
}

type StoredBatch<Format extends LogFormat> = LogBatchesTable & { readonly format: Format }

/** On each side; a company of many small senders is read less far. */
const MAX_BATCHES = 400
const BATCHES_AT_ONCE = 16

/** What agents sent within a time, nearest to a moment first, as far as the bytes allow. */
export async function* readAround<Format extends LogFormat>(
  { database, customerId, cipher }: StoredBatches,
  { formats, fromMs, aroundMs, untilMs, maxBytes }: Around<Format>,
): AsyncGenerator<{ batch: StoredBatch<Format>; bytes: Buffer }> {
  const wanted = {
    firstId: batchIdAt(fromMs, 'first'),
    aroundId: batchIdAt(aroundMs, 'first'),
    lastId: batchIdAt(untilMs, 'last'),
    formats,
    limit: MAX_BATCHES,
  }
  const listed = await database.withTenant(customerId, (tx) => listNearestBatches(tx, wanted))
  const distance = ({ receivedAt }: { receivedAt: Date }): number => Math.abs(receivedAt.getTime() - aroundMs)
  let leftBytes = maxBytes
  const ids = listed
    .toSorted((a, b) => distance(a) - distance(b))
    .filter(({ plainBytes }) => (leftBytes -= plainBytes) >= 0)
    .map(({ id }) => id)
  for (let at = 0; at < ids.length; at += BATCHES_AT_ONCE) {
    const some = ids.slice(at, at + BATCHES_AT_ONCE)
    const batches = await database.withTenant(customerId, (tx) => findLogBatches(tx, some))
    for (const batch of batches) {
      yield { batch: batch as StoredBatch<Format>, bytes: openLogBatch(cipher, batch) }
      await setImmediate()
    }
  }
}
