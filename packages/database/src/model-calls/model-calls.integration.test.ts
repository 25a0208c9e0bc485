import { randomBytes } from 'node:crypto'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { createUser } from '@holdfast/testing/factories/create-user'
import { useDatabase } from '@holdfast/testing/use-database'
import { beforeAll, expect, it } from 'vitest'
import { mergeIncidents } from '../grouping/merge-incidents.ts'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { addModelCall } from './add-model-call.ts'
import { findModelAnswer } from './find-model-answer.ts'
import { listModelCalls } from './list-model-calls.ts'
import { openRecording, sealRecording } from './sealed-recording.ts'

const db = useDatabase()
const keyRing = createKeyRing([randomBytes(32)])
const vault = createCompanyVault(keyRing)
const at = new Date('2026-03-01T12:00:00Z')
const recording = { request: '[{"role":"user","content":"why?"}]', response: '{"quotes":[]}' }

let customerId: string
let userId: string
const newCompany = async (): Promise<string> => {
  const id = uuidV7()
  await createCompany(db.owner, { id, encryptedDataKey: createDataKey(keyRing, id) })
  return id
}
beforeAll(async () => {
  customerId = await newCompany()
  userId = (await createUser(db.owner, { customerId, firstName: 'Ada', lastName: 'L' })).id
})

async function add(incidentId: string, values: { outcome?: string; contentHash?: Buffer; at?: Date } = {}) {
  const id = uuidV7()
  await db.database.withTenant(customerId, async (tx) => {
    const cipher = await vault.cipherOf(tx, customerId)
    await addModelCall(tx, {
      id,
      customerId,
      incidentId,
      userId,
      at,
      purpose: 'ask',
      endpointHost: 'models.example',
      model: 'small',
      promptId: 'p1',
      contentHash: randomBytes(32),
      content: sealRecording(cipher, id, recording),
      promptTokens: 120,
      completionTokens: 34,
      costMicroUsd: null,
      durationMs: 250,
      maskedCount: 2,
      outcome: 'used',
      ...values,
    })
  })
  return id
}

const list = (company: string, incidentId: string) =>
  db.database.withTenant(company, (tx) => listModelCalls(tx, incidentId))

it('keeps the exact texts sealed, and lists them with who asked, the latest first', async () => {
  const incidentId = await createIncident(db.database, vault, { customerId })
  const first = await add(incidentId)
  const second = await add(incidentId)
  const calls = await list(customerId, incidentId)
  expect(calls.map((call) => call.id)).toEqual([second, first])
  expect(calls[0]).toMatchObject({ firstName: 'Ada', personId: userId, promptTokens: 120, costMicroUsd: null })
  expect(calls[0]?.content.includes('why?')).toBe(false)
  const cipher = await db.database.withTenant(customerId, (tx) => vault.cipherOf(tx, customerId))
  expect(calls[0] && openRecording(cipher, calls[0])).toEqual(recording)
})

it('shows those of a merged incident with the one that took it in', async () => {
  const merged = await createIncident(db.database, vault, { customerId })
  const into = await createIncident(db.database, vault, { customerId })
  const id = await add(merged)
  await db.database.withTenant(customerId, async (tx) =>
    mergeIncidents(tx, await vault.cipherOf(tx, customerId), {
      customerId,
      incidentId: merged,
      intoId: into,
      actorId: userId,
      remember: false,
    }),
  )
  expect((await list(customerId, into)).map((call) => call.id)).toEqual([id])
})

it('shows nothing to another company', async () => {
  const incidentId = await createIncident(db.database, vault, { customerId })
  const contentHash = randomBytes(32)
  await add(incidentId, { contentHash })
  const other = await newCompany()
  expect(await list(other, incidentId)).toEqual([])
  const find = (company: string) =>
    db.database.withTenant(company, (tx) => findModelAnswer(tx, { contentHash, since: new Date(0) }))
  expect(await find(other)).toBeUndefined()
  expect(await find(customerId)).toBeDefined()
})

it('finds the answer to the same request, unless it was none or is too old', async () => {
  const incidentId = await createIncident(db.database, vault, { customerId })
  const find = (contentHash: Buffer, since = at) =>
    db.database.withTenant(customerId, (tx) => findModelAnswer(tx, { contentHash, since }))
  const [answered, failed] = [randomBytes(32), randomBytes(32)]
  const id = await add(incidentId, { contentHash: answered })
  await add(incidentId, { contentHash: failed, outcome: 'timeout' })
  expect((await find(answered))?.id).toBe(id)
  expect(await find(answered, new Date(at.getTime() + 1))).toBeUndefined()
  expect(await find(failed)).toBeUndefined()
})
