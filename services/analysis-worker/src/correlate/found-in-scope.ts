import type { Citation, Finding } from '@holdfast/analysis/model/finding'
import type { SourceType } from '@holdfast/contracts/incident-fields'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { ShownSource } from '@holdfast/incidents/to-analysis-data'
import type { Rules } from './read-rules.ts'

/** What a round of analysis found. */
export interface FoundInScope {
  readonly customerId: string
  readonly cipher: CompanyCipher
  readonly rules: Rules
  readonly scope: string
  readonly sourceType: SourceType
  readonly jobId: string | null
  readonly findings: readonly Finding[]
  readonly startedMs: number
  /** Set when a correction made us read known logs again. */
  readonly correctionId?: string
  readonly describeSource: (citation: Citation) => ShownSource
}
