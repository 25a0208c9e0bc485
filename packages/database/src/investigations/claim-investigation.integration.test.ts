import { randomBytes } from 'node:crypto'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { beforeEach, expect, it } from 'vitest'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { claimInvestigation } from './claim-investigation.ts'
import { finishInvestigation } from './finish-investigation.ts'
import { insertInvestigationRequest } from './insert-investigation-request.ts'

const db = useDatabase()
const keyRing = createKeyRing([randomBytes(32)])
const vault = createCompanyVault(keyRing)
const now = new Date('2026-03-01T10:00:00Z')
const staleBefore = new Date('2026-03-01T09:30:00Z')
let customerId: string
beforeEach(async () => {
  customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
})

const request = (jobId: string, severityRank: number, minute: number) =>
  db.database.withTenant(customerId, (tx) =>
    insertInvestigationRequest(tx, {
      customerId,
      jobId,
      incidentId: null,
      severityRank,
      requestedAt: new Date(Date.UTC(2026, 2, 1, 9, minute)),
    }),
  )

const claim = (at = now, before = staleBefore) =>
  db.database.withTenant(customerId, (tx) => claimInvestigation(tx, { now: at, staleBefore: before }))

it('gives the most severe first, and of these the newest', async () => {
  const [mild, old, young] = [uuidV7(), uuidV7(), uuidV7()]
  await request(mild, 3, 59)
  await request(old, 0, 10)
  await request(young, 0, 20)
  expect([await claim(), await claim(), await claim(), await claim()].map((row) => row?.jobId)).toEqual([
    young,
    old,
    mild,
    undefined,
  ])
})

it('is requested once', async () => {
  const jobId = uuidV7()
  expect([await request(jobId, 1, 0), await request(jobId, 0, 5)]).toEqual([true, false])
})

it('gives one away again that a killed process had claimed, and none that is finished', async () => {
  await request(uuidV7(), 1, 0)
  const row = await claim()
  const later = new Date(now.getTime() + 3_600_000)
  expect((await claim(later, later))?.id).toBe(row?.id)
  if (!row) throw new Error('nothing was claimed')
  const result = { finishedAt: later, outcome: 'timeout', result: null, incidentIds: [] }
  const finish = () =>
    db.database.withTenant(customerId, async (tx) =>
      finishInvestigation(tx, await vault.cipherOf(tx, customerId), row, result),
    )
  expect([await finish(), await finish()]).toEqual([true, false])
  expect(await claim(new Date(later.getTime() + 1), later)).toBeUndefined()
})
