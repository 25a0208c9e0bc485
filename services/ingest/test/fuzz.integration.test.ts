import { useDatabase } from '@holdfast/testing/use-database'
import { expect, it } from 'vitest'
import { runFuzz } from './fuzz-otlp.ts'
import { startIngest } from './start-ingest.ts'

const db = useDatabase()

it('answers 2,000 hostile requests without a 5xx, and counts every one of them', async () => {
  const ingest = await startIngest(db)
  const company = await ingest.newCompany()
  const { surprising, expected } = await runFuzz(ingest, company, 2_000, 4)
  expect(surprising).toEqual([])
  const { received, stored, duplicate, rejected } = await ingest.totals(company)
  expect(received).toBe(expected)
  expect(received).toBe(stored + duplicate + rejected)
  expect(ingest.services.budget.usedBytes).toBe(0)
  await ingest.close()
})
