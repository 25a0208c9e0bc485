import type { Citation } from '@holdfast/analysis/model/finding'
import type { Publish } from '@holdfast/contracts/events/event'
import type { SourceType } from '@holdfast/contracts/incident-fields'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { ShownSource } from '../to-analysis-data.ts'
import type { Contexts } from './contexts.ts'

/** What all findings of one correlation share. */
export interface CorrelationRun {
  readonly customerId: string
  readonly scope: string
  readonly sourceType: SourceType
  readonly executionId: string
  readonly nowMs: number
  readonly processingSeconds: number
  readonly quietGapMs: number
  /** A failure opens an incident after this many events. */
  readonly minOccurrences: number
  /** The correction that made us read known logs again; null for logs that are new. */
  readonly correctionId: string | null
  /** Whether a model is to word what changes. */
  readonly isRefined: boolean
  /** Whether a model is to look into what opens. */
  readonly isInvestigated: boolean
  readonly publish: Publish
  readonly cipher: CompanyCipher
  readonly describeSource: (citation: Citation) => ShownSource
  readonly contexts: Contexts
}
