import type { Refinement } from '@holdfast/contracts/refinement'
import { claimRefinement } from '@holdfast/database/refinements/claim-refinement'
import { finishRefinement } from '@holdfast/database/refinements/finish-refinement'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { hashRefinement } from '@holdfast/llm/refine/hash-refinement'
import { analysisData } from '@holdfast/testing/factories/analysis-data'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { expect, it } from 'vitest'
import { createCompany, type Person } from './people.ts'
import { testGateway } from './test-gateway.ts'

const gateway = testGateway()

const shown: Refinement = {
  at: '2026-03-01T12:00:00.000Z',
  model: 'small',
  prompt: 'refine-incident-v1',
  title: null,
  summary: [
    {
      text: 'The disk of db is full.',
      citations: [
        {
          line_id: 'L1',
          timestamp: null,
          message: 'disk full',
          service: null,
          level: null,
          quote_start: 0,
          quote_end: 4,
        },
      ],
    },
  ],
  explanation: [],
  order: [0],
  dropped_count: 2,
}

/** `isStale`: what was refined is no longer what the incident says. */
async function refinedIncident({ customerId }: Person, isStale = false): Promise<string> {
  const vault = createCompanyVault(gateway.keyRing)
  const analysis = analysisData(customerId)
  const incidentId = await createIncident(gateway.database, vault, { customerId, analysis })
  await gateway.database.withTenant(customerId, async (tx) => {
    const { fingerprint } = await tx
      .selectFrom('incidents')
      .select('fingerprint')
      .where('id', '=', incidentId)
      .executeTakeFirstOrThrow()
    const contentHash = isStale ? Buffer.alloc(32) : hashRefinement(analysis)
    const key = { customerId, fingerprint, contentHash }
    const now = new Date(shown.at)
    await claimRefinement(tx, { ...key, incidentId, now, staleBefore: now })
    const cipher = await vault.cipherOf(tx, customerId)
    await finishRefinement(tx, cipher, key, { finishedAt: now, outcome: 'used', result: shown })
  })
  return incidentId
}

const read = (incidentId: string, { token }: Person) =>
  gateway.call({ url: `/api/v1/dashboard/incidents/${incidentId}/refinement`, token })

it('shows what a model made of the incident, to its own company alone', async () => {
  const company = await createCompany(gateway)
  const incidentId = await refinedIncident(company)
  expect((await read(incidentId, company)).body).toEqual({ refinement: shown })
  expect((await read(incidentId, await createCompany(gateway))).status).toBe(404)
})

it('shows nothing of what the incident no longer says', async () => {
  const company = await createCompany(gateway)
  expect((await read(await refinedIncident(company, true), company)).body).toEqual({ refinement: null })
})
