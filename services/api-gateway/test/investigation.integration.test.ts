import type { Investigation } from '@holdfast/contracts/investigation'
import { claimInvestigation } from '@holdfast/database/investigations/claim-investigation'
import { finishInvestigation } from '@holdfast/database/investigations/finish-investigation'
import { insertInvestigationRequest } from '@holdfast/database/investigations/insert-investigation-request'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { analysisData } from '@holdfast/testing/factories/analysis-data'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()
const now = new Date('2026-03-01T12:00:00Z')

const ofIncident = (incidentId: string, why: string): Investigation['incidents'][number] => ({
  incident_id: incidentId,
  cause: null,
  dismissed: {
    text: why,
    citations: [
      {
        line_id: 'A1',
        timestamp: null,
        message: 'saved order',
        service: null,
        level: null,
        quote_start: 0,
        quote_end: 5,
      },
    ],
  },
  leads: 'model',
  question: null,
})

async function investigated({ customerId }: Person) {
  const vault = createCompanyVault(gateway.keyRing)
  const analysis = analysisData(customerId)
  const incidentId = await createIncident(gateway.database, vault, { customerId, analysis })
  const otherId = await createIncident(gateway.database, vault, { customerId, analysis })
  await gateway.database.withTenant(customerId, async (tx) => {
    await insertInvestigationRequest(tx, { customerId, jobId: null, incidentId, severityRank: 1, requestedAt: now })
    const row = await claimInvestigation(tx, { now, staleBefore: now })
    if (!row) throw new Error('nothing to claim')
    const shown: Investigation = {
      at: now.toISOString(),
      model: 'small',
      prompt: 'investigate-v1',
      outcome: 'used',
      steps: [{ type: 'asked', text: 'searched "order": 2 lines' }],
      incidents: [ofIncident(incidentId, 'orders saved.'), ofIncident(otherId, 'another story.')],
    }
    const cipher = await vault.cipherOf(tx, customerId)
    const result = shown
    await finishInvestigation(tx, cipher, row, {
      finishedAt: now,
      outcome: 'used',
      result,
      incidentIds: [incidentId, otherId],
    })
  })
  return { incidentId, otherId }
}

const read = (incidentId: string, { token }: Person) =>
  gateway.call({ url: `/api/v1/dashboard/incidents/${incidentId}/investigation`, token })

it('shows what an investigation says of this incident, to its own company alone', async () => {
  const company = await createCompany(gateway)
  const { incidentId, otherId } = await investigated(company)
  expect((await read(incidentId, company)).body).toMatchObject({
    investigation: {
      steps: [{ text: 'searched "order": 2 lines' }],
      incidents: [{ incident_id: incidentId, dismissed: { text: 'orders saved.' } }],
    },
  })
  expect((await read(otherId, company)).body).toMatchObject({
    investigation: { incidents: [{ dismissed: { text: 'another story.' } }] },
  })
  expect((await read(incidentId, await createCompany(gateway))).status).toBe(404)
})

it('shows nothing of an incident that nobody has looked into', async () => {
  const company = await createCompany(gateway)
  const vault = createCompanyVault(gateway.keyRing)
  const { customerId } = company
  const incidentId = await createIncident(gateway.database, vault, { customerId, analysis: analysisData(customerId) })
  expect((await read(incidentId, company)).body).toEqual({ investigation: null })
})
