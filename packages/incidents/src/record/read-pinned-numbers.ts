import { listPinnedLines } from '@holdfast/database/incidents/list-pinned-lines'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import { refKey } from '../number-lines.ts'

/** By the line's key: the numbers of the lines that the incident keeps. */
export async function readPinnedNumbers(tx: TenantTransaction, incidentId: string): Promise<Map<string, number>> {
  const lines = await listPinnedLines(tx, incidentId)
  return new Map(lines.map((line) => [refKey({ source: line.refSource, line: line.refLine }), line.lineNumber]))
}
