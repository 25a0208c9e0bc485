import type { Citation } from '@holdfast/analysis/model/finding'
import type { SourceType } from '@holdfast/contracts/incident-fields'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { PinnedContext } from '@holdfast/database/incidents/sealed-places'
import type { ShownSource } from '@holdfast/incidents/to-analysis-data'

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
  /** Told of each incident that is to be refined; null where no model is to be asked. */
  readonly onWished: ((incidentId: string) => void) | null
  readonly cipher: CompanyCipher
  readonly describeSource: (citation: Citation) => ShownSource
  /** The neighbours of cited lines, in the order asked for; the line alone where its batch is gone. */
  readonly readContexts: (citations: readonly Citation[]) => Promise<PinnedContext[]>
}
