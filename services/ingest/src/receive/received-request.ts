import type { LogEncoding, LogFormat } from '@holdfast/database/schema/log-batches-table'
import type { KeyOwner } from '../auth/key-authenticator.ts'

type OtlpFormat = Exclude<LogFormat, 'text'>

export interface ReceivedRequest {
  readonly owner: KeyOwner
  readonly bytes: Buffer
  readonly encoding: LogEncoding
  readonly format: OtlpFormat
  /** From a header; the resource attribute counts where there is none. */
  readonly fingerprint: string | undefined
}
