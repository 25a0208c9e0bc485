import type { Insertable } from 'kysely'
import type { IncidentLinesTable } from '../schema/incident-lines-table.ts'
import type { TenantTransaction } from '../tenancy/scoped-transaction.ts'

export type PinnedLine = Insertable<IncidentLinesTable>

/** Keeps cited lines with their neighbors. A line that is pinned already stays as it was. */
export async function pinLines(tx: TenantTransaction, lines: readonly PinnedLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('incidentLines')
    .values([...lines])
    .onConflict((conflict) => conflict.columns(['incidentId', 'lineNumber']).doNothing())
    .execute()
}
