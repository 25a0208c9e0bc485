import type { Generated } from 'kysely'

export interface AnalysisScopesTable {
  customerId: string
  scope: string
  /** JSON, compressed, under the company's data key. */
  content: Buffer
  updatedAt: Generated<Date>
}
