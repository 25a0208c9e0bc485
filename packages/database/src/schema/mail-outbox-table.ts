import type { Generated } from 'kysely'

export interface MailOutboxTable {
  id: string
  customerId: string
  kind: string
  /** Recipient, subject and text under the company's data key; forgotten once sent over SMTP. */
  sealedContent: Buffer | null
  createdAt: Date
  sentAt: Date | null
  failedAt: Date | null
  attempts: Generated<number>
  lastError: string | null
}
