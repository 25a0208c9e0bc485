import type { CustomerSettings } from '@holdfast/contracts/settings'
import { mergeCompanySettings } from '@holdfast/database/accounts/merge-company-settings'
import { findIncidents } from '@holdfast/database/incidents/find-incidents'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, describe, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { createPipeline, type Pipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ maxHeapMb: 256, sideHeapMb: 128 })
afterAll(() => engine.close())

/** Twenty minutes of work, but for a full disk from the eighth to the eleventh. */
const outage = (start: string): string =>
  Array.from({ length: 240 }, (_, index) => {
    const minute = index / 12
    const time = new Date(Date.parse(start) + minute * 60_000).toISOString()
    return minute >= 8 && minute < 11
      ? `${time} ERROR [orders] order ${index} not saved: no space left on device`
      : `${time} INFO [orders] order ${index} saved in 12 ms`
  }).join('\n')

const choose = ({ customerId }: Pipeline, settings: Partial<CustomerSettings>) =>
  db.database.withTenant(customerId, (tx) => mergeCompanySettings(tx, { customerId, settings }))

const occurrences = ({ customerId }: Pipeline) =>
  db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    const { incidents } = await findIncidents(tx, cipher, { limit: 100, offset: 0 })
    return incidents.map(({ occurrenceCount }) => occurrenceCount)
  })

describe('what a company chose', () => {
  it('keeps incidents closed that are of fewer events', async () => {
    const pipeline = await createPipeline(db, engine)
    await choose(pipeline, { min_occurrences: 37 })
    await pipeline.analyse(outage('2026-02-01T09:00:00Z'))
    expect(await occurrences(pipeline)).toEqual([])
    await choose(pipeline, { min_occurrences: 36 })
    await pipeline.analyse(outage('2026-02-01T11:00:00Z'))
    expect(await occurrences(pipeline)).toEqual([1])
  })

  it.each([
    { quiet_gap_minutes: 10, of: 'one paste', count: 2, isOne: true },
    { quiet_gap_minutes: 30, of: 'one paste', count: 1, isOne: true },
    { quiet_gap_minutes: 10, of: 'two', count: 2, isOne: false },
    { quiet_gap_minutes: 30, of: 'two', count: 1, isOne: false },
  ])('parts episodes in $of by $quiet_gap_minutes quiet minutes', async ({ quiet_gap_minutes, count, isOne }) => {
    const pipeline = await createPipeline(db, engine)
    await choose(pipeline, { quiet_gap_minutes })
    const texts = [outage('2026-02-01T09:00:00Z'), outage('2026-02-01T09:20:00Z')]
    for (const text of isOne ? [texts.join('\n')] : texts) await pipeline.analyse(text)
    expect(await occurrences(pipeline)).toEqual([count])
  })
})
