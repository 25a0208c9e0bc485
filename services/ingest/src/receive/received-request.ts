import type { LogEncoding, OtlpLogFormat } from '@holdfast/database/schema/log-batches-table'
import type { KeyOwner } from '../auth/key-authenticator.ts'

export interface ReceivedRequest {
  readonly owner: KeyOwner
  readonly bytes: Buffer
  readonly encoding: LogEncoding
  /** How it is written, whatever it carries. */
  readonly format: OtlpLogFormat
  /** From a header; the resource attribute counts where there is none. */
  readonly fingerprint: string | undefined
}
