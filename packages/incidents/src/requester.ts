import type { AuditActor } from '@holdfast/database/audit/record-audit'

/** The person who asks for something, as the audit log names them. */
export interface Requester {
  readonly customerId: string
  readonly actor: AuditActor
  readonly address: string
  readonly requestId: string
}
