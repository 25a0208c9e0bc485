import type { Answer } from '@holdfast/contracts/assistant'
import { pinLines } from '@holdfast/database/incidents/pin-lines'
import { type PinnedContext, sealPinnedContext } from '@holdfast/database/incidents/pinned-context'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { analysisData } from '@holdfast/testing/factories/analysis-data'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import type { Person } from './people.ts'
import type { TestGateway } from './test-gateway.ts'

export const DISK_FULL = 'ERROR: could not extend file "base/1/2": No space left on device'

/** A line of the incident beside `L1`: cited by the analysis, or pinned beside what it cites. */
export interface ExtraLine {
  readonly text: string
  readonly isEvidence?: boolean
}

/** A full disk, whose lines from `L2` on are the given ones. */
export async function createModelIncident(
  gateway: TestGateway,
  { customerId }: Person,
  extra: readonly ExtraLine[] = [],
): Promise<string> {
  const vault = createCompanyVault(gateway.keyRing)
  const analysis = analysisData(customerId)
  const [incident] = analysis.pipeline_results.final_incidents
  const [first] = incident?.evidence_logs ?? []
  if (!incident || !first) throw new Error('The factory gives an incident with evidence.')
  const cited = extra.flatMap(({ text, isEvidence }, index) =>
    isEvidence ? [{ ...first, line_id: `L${index + 2}`, message: text, quote_start: 0, quote_end: text.length }] : [],
  )
  incident.evidence_logs.push(...cited)
  const incidentId = await createIncident(gateway.database, vault, { customerId, analysis })
  await gateway.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const pinned = extra.map(({ text }, index) => {
      const lineNumber = index + 2
      const line = { line_number: 130 + index, timestamp: null, level: 'error', service: 'checkout' } as const
      const context: PinnedContext = { source: 'app.log', lines: [{ ...line, message: text, is_cited: true }] }
      const sealed = sealPinnedContext(cipher, incidentId, { lineNumber, context })
      return { incidentId, lineNumber, customerId, refSource: 'app.log', refLine: 130 + index, context: sealed }
    })
    await pinLines(tx, pinned)
  })
  return incidentId
}

const askUrl = (incidentId: string) => `/api/v1/dashboard/incidents/${incidentId}/ask`

export async function askQuestion(
  gateway: TestGateway,
  { token }: Person,
  incidentId: string,
  question: string,
): Promise<Answer> {
  const { status, body, text } = await gateway.call({
    method: 'POST',
    url: askUrl(incidentId),
    token,
    body: { question },
  })
  if (status !== 200) throw new Error(`ask answered ${status}: ${text}`)
  return body
}

export async function saveAi(gateway: TestGateway, { token }: Person, body: object) {
  return gateway.call({ method: 'POST', url: '/api/v1/settings/ai', token, body })
}

export async function readSpend(gateway: TestGateway, { token }: Person) {
  return (await gateway.call({ url: '/api/v1/settings/ai/spend', token })).body
}

export async function readModelCalls(gateway: TestGateway, { token }: Person, incidentId: string) {
  const { body } = await gateway.call({ url: `/api/v1/dashboard/incidents/${incidentId}/model-calls`, token })
  return body.calls
}
