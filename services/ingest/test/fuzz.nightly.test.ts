import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { runFuzz } from './fuzz-otlp.ts'
import { startIngest } from './start-ingest.ts'

const db = useDatabase()
const ROUNDS = 50
const CASES_PER_ROUND = 2_000

it('answers 100,000 hostile requests without a 5xx, a leak or a lost entry of the ledger', async () => {
  const unlimited = { ...ingestLimits.key_requests_per_second, value: 1_000_000 }
  const ingest = await startIngest(db, { ...ingestLimits, key_requests_per_second: unlimited })
  const company = await ingest.newCompany()
  let expectedTotal = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { surprising, expected } = await runFuzz(ingest, company, CASES_PER_ROUND, 1_000 + round)
    expect(surprising).toEqual([])
    expectedTotal += expected
    ingest.takeEnqueued()
  }
  const { received, stored, duplicate, rejected } = await ingest.totals(company)
  expect(received).toBe(expectedTotal)
  expect(received).toBe(stored + duplicate + rejected)
  expect(ingest.services.budget.usedBytes).toBe(0)
  await ingest.close()
})
