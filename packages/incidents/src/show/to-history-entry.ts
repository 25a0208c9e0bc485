import type { HistoryEntry } from '@holdfast/contracts/incidents'
import type { HistoryRow } from '@holdfast/database/incidents/list-history'
import { toPersonName } from './to-person-name.ts'

export const toHistoryEntry = (row: HistoryRow): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: toPersonName(row.actorId, row.actorFirstName, row.actorLastName),
  kind: row.kind,
  description: row.description,
  details: row.details,
})
