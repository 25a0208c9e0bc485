import { listEpisodes } from '@holdfast/database/incidents/list-episodes'
import { listHistory } from '@holdfast/database/incidents/list-history'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { readPinnedLines } from '../refine/read-pinned-lines.ts'
import { findRelated } from '../show/find-related.ts'
import { readIncident } from '../show/read-incident.ts'
import { toHistoryEntry } from '../show/to-history-entry.ts'

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
  const episodes = await listEpisodes(tx, incidentId)
  return {
    detail,
    lines: await readPinnedLines(tx, cipher, incidentId),
    episodes: episodes.map((episode) => ({
      startedAt: episode.startedAt.toISOString(),
      endedAt: episode.endedAt.toISOString(),
      eventCount: episode.eventCount,
    })),
    history: (await listHistory(tx, cipher, incidentId)).map(toHistoryEntry),
    related: await findRelated(tx, cipher, row),
    isCodeHostConnected,
    nowMs,
  }
}
