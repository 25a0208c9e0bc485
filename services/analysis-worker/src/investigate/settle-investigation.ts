import type { Finding } from '@holdfast/analysis/model/finding'
import type { InvestigatedIncident } from '@holdfast/contracts/investigation'
import { incidentChanged } from '@holdfast/contracts/events/catalogue'
import { finishInvestigation } from '@holdfast/database/investigations/finish-investigation'
import { dismissIncident } from '@holdfast/incidents/investigate/dismiss-incident'
import { conclude } from '@holdfast/investigator/combine/conclude'
import { toFinding } from '@holdfast/investigator/combine/to-finding'
import { prepareFindings } from '../correlate/prepare-findings.ts'
import { readRules } from '../correlate/read-rules.ts'
import { STREAM_SCOPE, uploadScope } from '@holdfast/records/digests/scopes'
import { describeConcluded, describeDismissed, describeInvestigation } from './describe-investigation.ts'
import type { PaidInvestigation } from './create-investigator.ts'
import type { ClaimedInvestigation, InvestigateDependencies } from './claimed-investigation.ts'

export interface LedInvestigation {
  readonly claimed: ClaimedInvestigation
  readonly investigation: PaidInvestigation
  readonly findings: readonly Finding[]
  /** The incidents that the findings are kept as. */
  readonly known: ReadonlyMap<Finding, string>
  readonly model: string
}

/** Nothing came of it. */
export const endInvestigation = (
  { database, now }: InvestigateDependencies,
  { row, cipher }: Pick<ClaimedInvestigation, 'row' | 'cipher'>,
  outcome: string,
): Promise<boolean> =>
  database.withTenant(row.customerId, (tx) =>
    finishInvestigation(tx, cipher, row, { finishedAt: new Date(now()), outcome, result: null, incidentIds: [] }),
  )

/** Keeps what came of it with each incident that it speaks of, opens what the engine missed, and closes what is none. */
export async function settleInvestigation(dependencies: InvestigateDependencies, led: LedInvestigation): Promise<void> {
  const { database, now } = dependencies
  const { claimed, investigation, findings, known, model } = led
  const { row, cipher } = claimed
  const { customerId } = row
  const { incidents, dismissed } = conclude(findings, investigation.checked)
  const missed = incidents.filter(({ finding }) => finding === null)
  const saveMissed = await prepareMissed(
    dependencies,
    claimed,
    missed.flatMap(({ model: one }) => (one ? [toFinding(one, investigation.evidence)] : [])),
  )
  await database.withTenant(customerId, async (tx, { publish }) => {
    const openedIds = await saveMissed(tx, publish)
    const shown: InvestigatedIncident[] = [
      ...incidents.flatMap((incident) => {
        const place = missed.indexOf(incident)
        const incidentId = incident.finding === null ? openedIds[place] : known.get(incident.finding)
        const ids = [incidentId, ...incident.absorbed.map((finding) => known.get(finding))]
        return ids.flatMap((id) => (id === undefined ? [] : [describeConcluded(id, incident)]))
      }),
      ...dismissed.flatMap((one) => {
        const incidentId = known.get(one.finding)
        return incidentId === undefined ? [] : [describeDismissed(incidentId, one)]
      }),
    ]
    const incidentIds = [...shown.map((one) => one.incident_id), ...(row.incidentId === null ? [] : [row.incidentId])]
    const at = new Date(now())
    const outcome = investigation.failure ?? 'used'
    const result = describeInvestigation({
      at,
      model,
      outcome,
      steps: investigation.steps,
      usage: investigation.usage,
      incidents: shown,
    })
    const isFinished = await finishInvestigation(tx, cipher, row, {
      finishedAt: at,
      outcome,
      result,
      incidentIds,
    })
    if (!isFinished) return
    for (const { finding, why } of dismissed) {
      const incidentId = known.get(finding)
      if (incidentId !== undefined) await dismissIncident(tx, { customerId, incidentId, why, model }, cipher, publish)
    }
    for (const incidentId of new Set(incidentIds)) publish(incidentChanged, { customerId, incidentId })
  })
}

async function prepareMissed(
  dependencies: InvestigateDependencies,
  { row, cipher, subject, sourceName, sourceType }: ClaimedInvestigation,
  findings: readonly Finding[],
) {
  const { customerId } = row
  const rules = await dependencies.database.withTenant(customerId, (tx) => readRules(tx, customerId))
  const jobId = 'jobId' in subject ? subject.jobId : null
  return prepareFindings(
    { ...dependencies, refiner: undefined, investigator: undefined },
    {
      customerId,
      cipher,
      rules,
      scope: jobId === null ? STREAM_SCOPE : uploadScope(jobId),
      sourceType,
      jobId,
      findings,
      startedMs: dependencies.now(),
      describeSource: (citation) =>
        jobId === null
          ? { name: citation.service ?? citation.ref.source, lineNumber: null }
          : { name: sourceName, lineNumber: citation.ref.line },
    },
  )
}
