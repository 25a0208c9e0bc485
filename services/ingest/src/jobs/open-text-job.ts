import { toOneLine } from '@holdfast/contracts/one-line'
import { createLogJob } from '@holdfast/database/log-jobs/create-log-job'
import { findRepeatedJob } from '@holdfast/database/log-jobs/find-repeated-job'
import { countUsage } from '@holdfast/database/usage/count-usage'
import { AppError } from '@holdfast/runtime/app-error'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import type { KeyOwner } from '../auth/key-authenticator.ts'
import type { IngestDependencies } from '../ingest-dependencies.ts'
import { toUnavailable } from '../to-unavailable.ts'
import type { TextJob } from './store-text.ts'

export interface TextJobRequest {
  readonly owner: KeyOwner
  readonly sourceType: 'paste' | 'upload'
  readonly sourceName: string
  readonly idempotencyKey: string | undefined
  readonly requestHash: Buffer | null
  readonly totalBytes: number | null
}

export type OpenedTextJob =
  | { readonly isNew: true; readonly job: TextJob }
  | { readonly isNew: false; readonly jobId: string }

/** Makes the job of a paste or upload, or finds the one that the same Idempotency-Key made before. */
export async function openTextJob(
  { database, now }: Pick<IngestDependencies, 'database' | 'now'>,
  { owner, sourceType, sourceName, idempotencyKey = '', requestHash, totalBytes }: TextJobRequest,
): Promise<OpenedTextJob> {
  if (idempotencyKey.length > 200) throw new AppError('bad_request', 'The Idempotency-Key is too long.')
  const key = idempotencyKey === '' ? null : idempotencyKey
  const job: TextJob = { ...owner, jobId: uuidV7(), sourceType, sourceName: cleanName(sourceName), receivedAt: now() }
  const { jobId, customerId, apiKeyId, receivedAt } = job
  return database
    .withTenant(customerId, async (tx): Promise<OpenedTextJob> => {
      const values = { customerId, apiKeyId, sourceType, sourceName: job.sourceName, requestHash, totalBytes }
      const isNew = await createLogJob(tx, { ...values, id: jobId, idempotencyKey: key, now: receivedAt })
      if (isNew) {
        if (sourceType === 'paste') await countUsage(tx, customerId, 'paste-log')
        return { isNew, job }
      }
      const repeated = await findRepeatedJob(tx, key ?? '')
      if (!repeated) throw new AppError('conflict', 'The first request with this Idempotency-Key has just failed.')
      if (requestHash && repeated.requestHash && !requestHash.equals(repeated.requestHash)) {
        throw new AppError('validation_failed', 'This Idempotency-Key was used with another text.')
      }
      return { isNew, jobId: repeated.id }
    })
    .catch((error: unknown) => {
      throw toUnavailable(error)
    })
}

const cleanName = (name: string): string => toOneLine(name.toWellFormed()).slice(0, 200)
