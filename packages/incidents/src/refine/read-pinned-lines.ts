import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { FactLine } from '@holdfast/llm/answers/incident-facts'

/** The cited lines of an incident, without their neighbors. */
export async function readPinnedLines(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  incidentId: string,
): Promise<FactLine[]> {
  const pinned = await listPinnedContexts(tx, cipher, incidentId)
  return pinned.flatMap(({ lineNumber, lines }) => {
    const cited = lines.find((line) => line.is_cited)
    if (!cited) return []
    const { message: text, service, level, timestamp } = cited
    return [{ id: `L${lineNumber}`, text, service, level, timestamp }]
  })
}
