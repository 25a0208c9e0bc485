import { Severity } from '@holdfast/contracts/incident-fields'
import type { IncidentSort, ListIncidentsQuery } from '@holdfast/contracts/incidents'
import type { Total } from '@holdfast/contracts/scalars'
import { sql } from 'kysely'
import type { CompanyCipher } from '../secrets/company-vault.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'
import { type IncidentListRow, incidentListColumns } from './incident-list-row.ts'
import { searchIncidents } from './search-incidents.ts'
import { visibleIncidents } from './visible-incidents.ts'

export type IncidentFilter = Omit<ListIncidentsQuery, 'api_key'>

/** Beyond this, counting costs more than it tells. */
const EXACT_TOTAL = 10_000
/** Of a search, each title that is counted is opened. */
const EXACT_FOUND = 2_000

/** Latest activity first, unless another order is asked for. A total that the caller still knows is not counted again: it costs more than a page. */
export async function findIncidents(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  filter: IncidentFilter,
  knownTotal?: Total,
): Promise<{ incidents: IncidentListRow[]; total: Total }> {
  const text = (filter.q ?? '').trim()
  if (text !== '') {
    const severities = Severity.options.filter((name) => name.includes(text.toLowerCase()))
    const { limit, offset } = filter
    const countTo = knownTotal ? 0 : EXACT_FOUND
    const found = await searchIncidents(matching(tx, filter), cipher, { text, severities, offset, limit, countTo })
    const incidents =
      found.ids.length === 0
        ? []
        : await inOrder(visibleIncidents(tx).where('incidents.id', 'in', found.ids), 'activity').execute()
    return { incidents, total: knownTotal ?? found.total }
  }
  const incidents = await inOrder(matching(tx, filter), filter.sort ?? 'activity')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute()
  return { incidents, total: knownTotal ?? (await countMatching(tx, filter, incidents.length)) }
}

/** As the indexes have them, letter by letter: else a page of a large list sorts all of it. */
const STARTED = sql`coalesce(incidents.started_at, incidents.created_at)`
const SEVERITY = sql`array_position(array['critical', 'high', 'medium', 'low'], incidents.severity)`

const inOrder = (incidents: ReturnType<typeof visibleIncidents>, sort: IncidentSort) =>
  incidents
    .leftJoin('users as assignee', 'assignee.id', 'incidents.assignedTo')
    .select(incidentListColumns)
    .$if(sort === 'start', (query) => query.orderBy(STARTED, 'desc'))
    .$if(sort === 'severity', (query) => query.orderBy(SEVERITY))
    .$if(sort !== 'start', (query) => query.orderBy('incidents.lastSeen', 'desc'))
    .orderBy('incidents.id', 'desc')

async function countMatching(tx: TenantTransaction, filter: IncidentFilter, found: number): Promise<Total> {
  const isWholeAnswer = found < filter.limit && (found > 0 || filter.offset === 0)
  if (isWholeAnswer) return { value: filter.offset + found, more: false }
  const { count } = await tx
    .selectFrom(
      matching(tx, filter)
        .select('incidents.id')
        .limit(EXACT_TOTAL + 1)
        .as('counted'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return { value: Math.min(count, EXACT_TOTAL), more: count > EXACT_TOTAL }
}

function matching(tx: TenantTransaction, filter: IncidentFilter) {
  const { status, severity, assigned_to: assignedTo, service, since, until } = filter
  return visibleIncidents(tx)
    .$if(status !== undefined, (query) => query.where('incidents.status', 'in', status ?? []))
    .$if(severity !== undefined, (query) => query.where('incidents.severity', 'in', severity ?? []))
    .$if(service !== undefined, (query) => query.where('incidents.service', '=', service ?? ''))
    .$if(assignedTo === 'none', (query) => query.where('incidents.assignedTo', 'is', null))
    .$if(assignedTo !== undefined && assignedTo !== 'none', (query) =>
      query.where('incidents.assignedTo', '=', assignedTo ?? ''),
    )
    .$if(since !== undefined, (query) => query.where('incidents.lastSeen', '>=', new Date(since ?? 0)))
    .$if(until !== undefined, (query) => query.where('incidents.lastSeen', '<=', new Date(until ?? 0)))
}
