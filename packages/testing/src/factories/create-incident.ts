import { randomBytes } from 'node:crypto'
import type { AnalysisData } from '@holdfast/contracts/analysis-data'
import type { NewIncident } from '@holdfast/database/incidents/insert-incident'
import { insertIncident } from '@holdfast/database/incidents/insert-incident'
import { setIncidentTemplates } from '@holdfast/database/incidents/set-incident-templates'
import { pinLines } from '@holdfast/database/incidents/pin-lines'
import { type PinnedContext, sealPinnedContext } from '@holdfast/database/incidents/pinned-context'
import { sealAnalysis } from '@holdfast/database/incidents/sealed-analysis'
import { sealTitle } from '@holdfast/database/incidents/seal-title'
import type { Database } from '@holdfast/database/open-database'
import type { CompanyVault } from '@holdfast/database/secrets/company-vault'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { analysisData } from './analysis-data.ts'

export interface IncidentValues extends Partial<
  Omit<NewIncident, 'analysis' | 'title' | 'sealedTitle' | 'titleMarks'>
> {
  customerId: string
  title?: string
  analysis?: AnalysisData
}

/** An open incident with one pinned line, `L1`, between two neighbors. Returns its id. */
export async function createIncident(
  database: Database,
  vault: CompanyVault,
  { analysis: given, title, ...values }: IncidentValues,
): Promise<string> {
  const { customerId } = values
  const id = values.id ?? uuidV7()
  const analysis = given ?? analysisData(customerId, title)
  const [shown] = analysis.pipeline_results.final_incidents
  await database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    await insertIncident(tx, {
      id,
      fingerprint: randomBytes(8).toString('hex'),
      severity: shown?.severity ?? 'high',
      status: 'open',
      service: 'postgres',
      sourceType: 'paste',
      executionId: analysis.execution_metadata.execution_id,
      eventCount: 30,
      startedAt: new Date('2026-02-01T09:02:00Z'),
      endedAt: new Date('2026-02-01T09:02:29Z'),
      templateIds: ['t1'],
      signatureId: 'linux/no-space',
      ...values,
      ...sealTitle(cipher, id, title ?? shown?.title ?? 'Incident'),
      analysis: sealAnalysis(cipher, id, analysis),
    })
    await setIncidentTemplates(tx, { customerId, incidentId: id, templateIds: values.templateIds ?? ['t1'] })
    const cited = shown?.evidence_logs[0]
    const context: PinnedContext = {
      source: 'postgres.log',
      lines: [
        neighbour(120),
        {
          line_number: 121,
          timestamp: cited?.timestamp ?? null,
          level: 'error',
          service: 'postgres',
          message: cited?.message ?? 'failed',
          is_cited: true,
        },
        neighbour(122),
      ],
    }
    await pinLines(tx, [
      {
        incidentId: id,
        lineNumber: 1,
        customerId,
        refSource: 'postgres.log',
        refLine: 121,
        context: sealPinnedContext(cipher, id, { lineNumber: 1, context }),
      },
    ])
  })
  return id
}

const neighbour = (number: number): PinnedContext['lines'][number] => ({
  line_number: number,
  timestamp: null,
  level: null,
  service: null,
  message: `neighbour ${number}`,
  is_cited: false,
})
