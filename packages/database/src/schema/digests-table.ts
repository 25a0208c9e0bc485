import type { Generated } from 'kysely'

export interface DigestsTable {
  batchId: string
  customerId: string
  /** `job:<id>` for a paste or an upload, `stream` for agents: what is analyzed together. */
  scope: string
  /** The engine's digest: JSON, compressed, under the company's data key. */
  content: Buffer
  eventCount: number
  createdAt: Generated<Date>
}
