import type { Level } from '@holdfast/contracts/incident-fields'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import { type PinnedContext, pinnedContextPlace } from '@holdfast/database/incidents/sealed-places'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { openJson } from '@holdfast/database/secrets/seal-json'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { IncidentClues } from '@holdfast/github/analysis/incident-clues'
import { type ClueLine, readClues } from '@holdfast/github/analysis/read-clues'
import { readIncident } from './read-incident.ts'

const failing: ReadonlySet<Level | null> = new Set(['error', 'fatal'])

/** What the evidence and its pinned neighbours say about code. An incident without log time began when we first saw it. */
export async function gatherCodeClues(
  tx: TenantTransaction,
  vault: CompanyVault,
  incidentId: string,
): Promise<IncidentClues> {
  const { row, detail } = await readIncident(tx, vault, incidentId)
  const cipher = await vault.cipherOf(tx, row.customerId)
  const [incident] = detail.analysis_data.pipeline_results.final_incidents
  const { timeline_analysis: timeline } = detail.analysis_data.pipeline_results.log_analysis
  const started = timeline.started_at === null ? (row.startedAt ?? row.createdAt) : new Date(timeline.started_at)
  const evidence = (incident?.evidence_logs ?? []).map((line) => toClue(line.message, line.timestamp, true))
  const pinned = (await listPinnedContexts(tx, incidentId)).flatMap(({ lineNumber, context }) => {
    const { lines } = openJson(cipher, context, pinnedContextPlace(incidentId, lineNumber)) as PinnedContext
    return lines.map((line) => toClue(line.message, line.timestamp, line.is_cited || failing.has(line.level)))
  })
  const services = [row.service, ...(incident?.impact_analysis.affected_services ?? [])]
  return readClues({
    onsetMs: started.getTime(),
    services: [...new Set(services.filter((service) => service !== null))],
    lines: [...evidence, ...pinned],
  })
}

const toClue = (text: string, timestamp: string | null, isError: boolean): ClueLine => ({
  text,
  atMs: timestamp === null ? null : Date.parse(timestamp),
  isError,
})
