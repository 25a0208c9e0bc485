import type { Level } from '@holdfast/contracts/incident-fields'
import { listPinnedContexts } from '@holdfast/database/incidents/list-pinned-contexts'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { ClueLine, ClueSource } from '@holdfast/github/analysis/read-clues'
import { readIncident } from '../show/read-incident.ts'

const failing: ReadonlySet<Level | null> = new Set(['error', 'fatal'])

/** What the evidence and its pinned neighbors say about code. An incident without log time began when we first saw it. */
export async function gatherCodeClues(
  tx: TenantTransaction,
  vault: CompanyVault,
  incidentId: string,
): Promise<ClueSource> {
  const { row, detail } = await readIncident(tx, vault, incidentId)
  const cipher = await vault.cipherOf(tx, row.customerId)
  const [incident] = detail.analysis_data.pipeline_results.final_incidents
  const { timeline_analysis: timeline } = detail.analysis_data.pipeline_results.log_analysis
  const started = timeline.started_at === null ? (row.startedAt ?? row.createdAt) : new Date(timeline.started_at)
  const evidence = (incident?.evidence_logs ?? []).map((line) =>
    toClue({ text: line.message, timestamp: line.timestamp, lineId: line.line_id, isError: true }),
  )
  // What the engine took for a deployment or another change; a deployment bounds the window.
  const changes = (incident?.timeline ?? [])
    .filter((entry) => entry.event_type === 'change')
    .map((entry) =>
      toClue({ text: entry.description, timestamp: entry.timestamp, lineId: entry.line_id, isError: false }),
    )
  const surroundings = (await listPinnedContexts(tx, cipher, incidentId)).map(({ lineNumber, lines }) =>
    lines.map(({ message, timestamp, level, is_cited: isCited }) => ({
      ...toClue({ text: message, timestamp, lineId: `L${lineNumber}`, isError: failing.has(level) }),
      isCited,
    })),
  )
  const services = [row.service, ...(incident?.impact_analysis.affected_services ?? [])]
  return {
    onsetMs: started.getTime(),
    services: [...new Set(services.filter((service) => service !== null))],
    lines: [...evidence, ...changes],
    surroundings,
  }
}

interface GivenLine {
  readonly text: string
  readonly timestamp: string | null
  readonly lineId: string | null
  readonly isError: boolean
}

const toClue = ({ text, timestamp, lineId, isError }: GivenLine): ClueLine => ({
  text,
  atMs: timestamp === null ? null : Date.parse(timestamp),
  lineId,
  isError,
})
