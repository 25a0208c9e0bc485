import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { addModelCall } from '@holdfast/database/model-calls/add-model-call'
import { sealRecording } from '@holdfast/database/model-calls/sealed-recording'
import { createCompanyVault } from '@holdfast/database/secrets/company-vault'
import { createDataKey } from '@holdfast/database/secrets/create-data-key'
import { Recording } from '@holdfast/llm/calls/recording'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { useDatabase } from '@holdfast/testing/use-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

const db = useDatabase()
const key = randomBytes(32)
const keyRing = createKeyRing([key])
const vault = createCompanyVault(keyRing)
const main = path.resolve(import.meta.dirname, '../src/recordings/main.ts')
const run = promisify(execFile)
const said = { request: '[{"role":"user","content":"why? [EMAIL_1]"}]', response: '{"quotes":[]}' }

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'recordings-'))
})
afterAll(() => rm(parent, { recursive: true }))

async function companyWith(calls: number): Promise<{ id: string; name: string }> {
  const id = uuidV7()
  const company = await createCompany(db.owner, { id, encryptedDataKey: createDataKey(keyRing, id) })
  const incidentId = await createIncident(db.database, vault, { customerId: id })
  await db.database.withTenant(id, async (tx) => {
    const cipher = await vault.cipherOf(tx, id)
    for (let index = 0; index < calls; index++) {
      const callId = uuidV7()
      await addModelCall(tx, {
        id: callId,
        customerId: id,
        incidentId,
        userId: null,
        at: new Date('2026-03-01T12:00:00Z'),
        purpose: 'refine',
        endpointHost: 'models.example',
        model: 'small',
        promptId: 'refine-incident-v1',
        contentHash: randomBytes(32),
        content: sealRecording(cipher, callId, said),
        promptTokens: 120,
        completionTokens: 34,
        costMicroUsd: 580,
        durationMs: 250,
        maskedCount: 1,
        outcome: 'used',
      })
    }
  })
  return company
}

const command = (...args: string[]) =>
  run(process.execPath, [main, ...args], {
    env: { ...process.env, DATABASE_URL: db.ownerUrl, ENCRYPTION_KEY: key.toString('hex'), DATA_DIR: parent },
  })

it('writes the exchanges of one company, and of no other, as files that can be replayed', async () => {
  const company = await companyWith(201)
  await companyWith(1)
  const folder = path.join(parent, 'out')
  expect((await command(company.name, folder)).stdout).toContain(`201 recordings of ${company.name}`)
  const names = await readdir(folder)
  expect(names).toHaveLength(201)
  const recording = Recording.parse(JSON.parse(await readFile(path.join(folder, names[0] ?? ''), 'utf8')))
  expect(recording).toMatchObject({ ...said, prompt: 'refine-incident-v1', cost_micro_usd: 580, outcome: 'used' })
})

it('says what it cannot do', async () => {
  await expect(command('Nobody', path.join(parent, 'other'))).rejects.toMatchObject({
    stderr: expect.stringContaining("0 companies are called 'Nobody'"),
  })
  await expect(command('Nobody', parent)).rejects.toMatchObject({ stderr: expect.stringContaining('there already') })
  await expect(command('Nobody')).rejects.toMatchObject({ stderr: expect.stringContaining('Usage') })
})
