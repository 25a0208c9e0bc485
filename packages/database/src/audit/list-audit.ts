import type { AuditQuery } from '@holdfast/contracts/audit'
import type { Total } from '@holdfast/contracts/scalars'
import { sql } from 'kysely'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { openAuditDetails } from './sealed-details.ts'

/** Beyond this, counting costs more than it tells. */
const EXACT_TOTAL = 10_000

/** Latest first. */
export async function listAudit(tx: TenantTransaction, cipher: CompanyCipher, query: AuditQuery) {
  const rows = await matching(tx, query)
    .leftJoin('auditActors', 'auditActors.id', 'auditLog.actorId')
    .select([
      'auditLog.id',
      'auditLog.at',
      'auditLog.action',
      'auditLog.actorId',
      'auditActors.name as actorName',
      'auditActors.email as actorEmail',
      'auditLog.address',
      'auditLog.objectType',
      'auditLog.objectId',
      'auditLog.details',
      'auditLog.requestId',
    ])
    .orderBy('auditLog.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  const entries = rows.map((row) => ({ ...row, details: openAuditDetails(cipher, row.id, row.details) }))
  return { entries, total: await count(tx, query) }
}

async function count(tx: TenantTransaction, query: AuditQuery): Promise<Total> {
  const counted = matching(tx, query)
    .select('auditLog.id')
    .limit(EXACT_TOTAL + 1)
  const { rows } = await tx
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('rows'))
    .executeTakeFirstOrThrow()
  return { value: Math.min(rows, EXACT_TOTAL), more: rows > EXACT_TOTAL }
}

function matching(tx: TenantTransaction, { action, actor_id: actorId, since, until }: AuditQuery) {
  let query = tx.selectFrom('auditLog')
  if (action !== undefined) query = query.where('auditLog.action', '=', action)
  if (actorId !== undefined) query = query.where('auditLog.actorId', '=', actorId)
  if (since !== undefined) query = query.where('auditLog.at', '>=', new Date(since))
  if (until !== undefined) query = query.where('auditLog.at', '<=', new Date(until))
  return query
}
