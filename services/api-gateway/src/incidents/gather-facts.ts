import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { openPinnedContext } from '@holdfast/database/incidents/open-pinned-context'
import type { CompanyCipher, CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { FactLine, IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { findRelated } from './find-related.ts'
import { readIncident } from './read-incident.ts'
import { toHistoryEntry } from './to-history-entry.ts'

export interface FactOptions {
  readonly incidentId: string
  readonly isCodeHostConnected: boolean
  readonly nowMs: number
}

/** All that an answer may rest on: the analysis, the pinned lines, its occurrences, its history, its relatives. */
export async function gatherFacts(
  tx: TenantTransaction,
  vault: CompanyVault,
  { incidentId, isCodeHostConnected, nowMs }: FactOptions,
): Promise<IncidentFacts> {
  const { row, detail } = await readIncident(tx, vault, incidentId)
  const cipher = await vault.cipherOf(tx, row.customerId)
  const pinned = await listPinnedContexts(tx, incidentId)
  const episodes = await listEpisodes(tx, incidentId)
  return {
    detail,
    lines: pinned.flatMap((line) => citedLine(cipher, incidentId, line)),
    episodes: episodes.map((episode) => ({
      startedAt: episode.startedAt.toISOString(),
      endedAt: episode.endedAt.toISOString(),
      eventCount: episode.eventCount,
    })),
    history: (await listHistory(tx, incidentId)).map((entry) => toHistoryEntry(entry, cipher)),
    related: await findRelated(tx, cipher, row),
    isCodeHostConnected,
    nowMs,
  }
}

function citedLine(
  cipher: CompanyCipher,
  incidentId: string,
  pinned: { lineNumber: number; context: Buffer },
): FactLine[] {
  const { lines } = openPinnedContext(cipher, incidentId, pinned)
  const cited = lines.find((line) => line.is_cited)
  if (!cited) return []
  const { message: text, service, level, timestamp } = cited
  return [{ id: `L${pinned.lineNumber}`, text, service, level, timestamp }]
}
