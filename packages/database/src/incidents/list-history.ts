import { incidentAndMerged } from './incident-and-merged.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export const listHistory = (tx: TenantTransaction, incidentId: string) =>
  tx
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
