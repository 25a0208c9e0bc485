import type { ColumnType, Generated } from 'kysely'

export interface GroupingRulesTable {
  id: string
  customerId: string
  kind: 'merge' | 'split'
  /** From before it was sealed: it names titles. */
  description: string | null
  sealedDescription: Buffer | null
  /** Of a split: the kinds of lines that are told apart. */
  templateIds: string[]
  /** Of a merge: the incident whose failure goes to another from now on. */
  mergedIncidentId: string | null
  /** Removed as soon as it has been applied. */
  isOnce: boolean
  createdBy: string | null
  createdAt: Generated<Date>
}

export interface GroupingChangesTable {
  id: string
  customerId: string
  kind: 'merge' | 'split' | 'undo-split'
  incidentId: string
  intoId: string | null
  ruleId: string | null
  /** What an undo puts back. */
  previous: ColumnType<Record<string, unknown>, string | undefined, string>
  createdBy: string | null
  createdAt: Generated<Date>
  appliedAt: Date | null
  undoneAt: Date | null
}
