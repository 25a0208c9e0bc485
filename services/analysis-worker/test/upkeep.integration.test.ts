import { changeStatus } from '@holdfast/database/incidents/change-status'
import { listHistory } from '@holdfast/database/incidents/list-history'
import { storeTextJob } from '@holdfast/database/log-jobs/store-text-job'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, expect, it } from 'vitest'
import { createEnginePool } from '../src/engine/engine-pool.ts'
import { runUpkeep } from '../src/upkeep/run-upkeep.ts'
import { createPipeline, vault } from './pipeline-fixture.ts'

const db = useDatabase()
const engine = createEnginePool({ threads: 1, maxHeapMb: 128 })
afterAll(() => engine.close())

const HOUR = 3_600_000
const later = (hours: number) => new Date(Date.now() + hours * HOUR)
const upkeep = (now: Date) => runUpkeep({ database: db.database, retentionDays: 14 }, now)

async function resolvedIncident() {
  const { customerId } = await createPipeline(db, engine)
  const { id: actorId } = await createUser(db.owner, { customerId })
  const incidentId = await createIncident(db.database, vault, { customerId })
  await db.database.withTenant(customerId, (tx) =>
    changeStatus(tx, { customerId, incidentId, status: 'resolved', actorId }),
  )
  const kinds = () =>
    db.database.withTenant(customerId, async (tx) => (await listHistory(tx, incidentId)).map((entry) => entry.kind))
  const receiveLogs = (now: Date) =>
    db.database.withTenant(customerId, async (tx) =>
      storeTextJob(tx, await vault.cipherOf(tx, customerId), {
        customerId,
        sourceType: 'paste',
        sourceName: 'app.log',
        chunks: ['all is well\n'],
        now,
      }),
    )
  return { incidentId, customerId, kinds, receiveLogs }
}

it('confirms a fix once, after a day of silence while logs keep coming', async () => {
  const { kinds, receiveLogs } = await resolvedIncident()
  await receiveLogs(later(20))
  await upkeep(later(23))
  expect(await kinds()).toEqual(['status'])
  await upkeep(later(25))
  await upkeep(later(26))
  expect(await kinds()).toEqual(['status', 'fix-confirmed'])
})

it('takes silence of all logs for no proof', async () => {
  const { kinds } = await resolvedIncident()
  await upkeep(later(100))
  expect(await kinds()).toEqual(['status'])
})

it('removes deleted incidents for good after 30 days, not before', async () => {
  const { customerId } = await createPipeline(db, engine)
  const incidentId = await createIncident(db.database, vault, { customerId })
  await db.owner.updateTable('incidents').set({ deletedAt: new Date() }).where('id', '=', incidentId).execute()
  const exists = async () =>
    (await db.owner.selectFrom('incidents').select('id').where('id', '=', incidentId).execute()).length === 1

  await upkeep(later(29 * 24))
  expect(await exists()).toBe(true)
  await upkeep(later(31 * 24))
  expect(await exists()).toBe(false)
})
