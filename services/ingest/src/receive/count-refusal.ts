import { AppError } from '@holdfast/runtime/app-error'
import type { KeyOwner } from '../auth/key-authenticator.ts'
import type { IngestServices } from '../ingest-services.ts'

interface RefusedRequest {
  readonly owner: KeyOwner
  readonly fingerprint: string | undefined
}

const reasonOf: Partial<Record<AppError['code'], string>> = {
  payload_too_large: 'rejected:request-too-large',
  bad_request: 'rejected:malformed',
}

/**
 * Counts a request that its sender must not repeat. Nobody knows how many records are in bytes that can't be read: it
 * counts as one. What may be sent again is not counted, for it will be when it comes.
 */
export async function countRefusal(
  { intake, now }: IngestServices,
  { owner, fingerprint }: RefusedRequest,
  error: unknown,
): Promise<void> {
  const reason = error instanceof AppError ? reasonOf[error.code] : undefined
  if (reason === undefined) return
  await intake.take({
    ...owner,
    receivedAt: now(),
    recordCount: 1,
    rejectedCount: 1,
    reasons: { [reason]: 1 },
    requestHash: null,
    agentFingerprint: fingerprint ?? null,
    batch: null,
  })
}
