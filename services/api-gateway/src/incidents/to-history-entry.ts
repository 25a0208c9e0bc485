import type { HistoryEntry } from '@holdfast/contracts/incidents'
import { historyPlace } from '@holdfast/database/incidents/sealed-places'
import { openText } from '@holdfast/database/secrets/open-text'
import { openDetails } from '@holdfast/database/incidents/open-details'
import type { listHistory } from '@holdfast/database/incidents/list-history'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import { toPersonName } from './to-person-name.ts'

type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]

export const toHistoryEntry = (row: HistoryRow, cipher: CompanyCipher): HistoryEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: toPersonName(row.actorId, row.actorFirstName, row.actorLastName),
  kind: row.kind,
  description: openText(cipher, { sealed: row.sealedDescription, plain: row.description }, historyPlace(row.id)),
  details: openDetails(row.details, cipher),
})
