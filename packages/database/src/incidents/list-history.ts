import type { CompanyCipher } from '../secrets/company-vault.ts'
import { openText } from '../secrets/open-text.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { incidentAndMerged } from './incident-and-merged.ts'
import { openDetails } from './open-details.ts'
import { historyContext } from './sealing-contexts.ts'

/** What was done to an incident, and to those merged into it, the oldest first. */
export async function listHistory(tx: TenantTransaction, cipher: CompanyCipher, incidentId: string) {
  const rows = await tx
    .selectFrom('incidentHistory as entry')
    .leftJoin('users as actor', 'actor.id', 'entry.actorId')
    .select([
      'entry.id',
      'entry.at',
      'entry.kind',
      'entry.description',
      'entry.sealedDescription',
      'entry.details',
      'actor.id as actorId',
      'actor.firstName as actorFirstName',
      'actor.lastName as actorLastName',
    ])
    .where('entry.incidentId', 'in', incidentAndMerged(tx, incidentId))
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute()
  return rows.map(({ description: plain, sealedDescription: sealed, details, ...row }) => ({
    ...row,
    description: openText(cipher, { sealed, plain }, historyContext(row.id)),
    details: openDetails(details, cipher),
  }))
}

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number]
