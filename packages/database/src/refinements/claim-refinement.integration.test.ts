import { randomBytes } from 'node:crypto'
import type { Refinement } from '@holdfast/contracts/refinement'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { createIncident } from '@holdfast/testing/factories/create-incident'
import { useDatabase } from '@holdfast/testing/use-database'
import { beforeAll, expect, it } from 'vitest'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { claimRefinement } from './claim-refinement.ts'
import { findRefinement } from './find-refinement.ts'
import { finishRefinement } from './finish-refinement.ts'
import type { RefinementKey } from './refinement-key.ts'
import { releaseRefinement } from './release-refinement.ts'

const db = useDatabase()
const keyRing = createKeyRing([randomBytes(32)])
const now = new Date('2026-03-01T12:00:00Z')

const vault = createCompanyVault(keyRing)
const refinement: Refinement = {
  at: now.toISOString(),
  model: 'small',
  prompt: 'refine-incident-v1',
  title: null,
  summary: [],
  explanation: [],
  order: [],
  dropped_count: 0,
}

let customerId: string
let incidentId: string
beforeAll(async () => {
  customerId = uuidV7()
  await createCompany(db.owner, { id: customerId, encryptedDataKey: createDataKey(keyRing, customerId) })
  incidentId = await createIncident(db.database, vault, { customerId })
})

const keyOf = (contentHash: Buffer = randomBytes(32), fingerprint = 'f1'): RefinementKey => ({
  customerId,
  fingerprint,
  contentHash,
})

const claim = (key: RefinementKey, at = now) =>
  db.database.withTenant(customerId, (tx) =>
    claimRefinement(tx, { ...key, incidentId, now: at, staleBefore: new Date(at.getTime() - 60_000) }),
  )

it('gives a content to one alone, however many want it', async () => {
  const key = keyOf()
  const claims = await Promise.all(Array.from({ length: 10 }, () => claim(key)))
  expect(claims.filter(Boolean)).toHaveLength(1)
})

it('gives another content, and another failure, to whoever comes', async () => {
  const key = keyOf()
  expect(await claim(key)).toBe(true)
  expect(await claim(keyOf())).toBe(true)
  expect(await claim(keyOf(key.contentHash, 'f2'))).toBe(true)
})

it('does not give away what is finished, however old', async () => {
  const key = keyOf()
  await claim(key)
  const cipher = await db.database.withTenant(customerId, (tx) => vault.cipherOf(tx, customerId))
  const result = { finishedAt: now, outcome: 'used', result: refinement }
  await db.database.withTenant(customerId, (tx) => finishRefinement(tx, cipher, key, result))
  await db.database.withTenant(customerId, (tx) => releaseRefinement(tx, key))
  expect(await claim(key, new Date('2027-01-01T00:00:00Z'))).toBe(false)
  expect(await db.database.withTenant(customerId, (tx) => findRefinement(tx, cipher, key))).toEqual(refinement)
})

it('gives away what was released, and what a killed process had claimed', async () => {
  const key = keyOf()
  await claim(key)
  await db.database.withTenant(customerId, (tx) => releaseRefinement(tx, key))
  expect(await claim(key)).toBe(true)
  expect(await claim(key, new Date(now.getTime() + 59_000))).toBe(false)
  expect(await claim(key, new Date(now.getTime() + 61_000))).toBe(true)
})
