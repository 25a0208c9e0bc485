import { uuidV7 } from '@holdfast/runtime/uuid-v7'
import { createCompany } from '@holdfast/testing/factories/create-company'
import { useDatabase } from '@holdfast/testing/use-database'
import { beforeEach, expect, it } from 'vitest'
import { countReservedTokens } from './count-reserved-tokens.ts'
import { listModelSpend } from './list-model-spend.ts'
import { reserveTokens } from './reserve-tokens.ts'
import { settleReservation } from './settle-reservation.ts'

const db = useDatabase()
const day = '2026-03-01'
const now = new Date('2026-03-01T12:00:00Z')
const later = new Date('2026-03-01T12:05:00Z')

let customerId: string
beforeEach(async () => {
  customerId = (await createCompany(db.owner)).id
})

async function reserve(tokens: number, { at = now, budget = 1_000, on = day } = {}): Promise<string | undefined> {
  const id = uuidV7()
  const expiresAt = new Date(at.getTime() + 60_000)
  const fits = await db.database.withTenant(customerId, (tx) =>
    reserveTokens(tx, { id, customerId, day: on, tokens, budget, now: at, expiresAt }),
  )
  return fits ? id : undefined
}

const settle = (id = '', used: { promptTokens: number; completionTokens: number; costMicroUsd: number } | null) =>
  db.database.withTenant(customerId, (tx) => settleReservation(tx, { id, customerId, day, used }))

it('never lets parallel calls reserve more than the budget', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => reserve(150)))
  expect(ids.filter(Boolean)).toHaveLength(6)
  const held = await db.database.withTenant(customerId, (tx) => countReservedTokens(tx, { day, now }))
  expect(held).toBe(900)
})

it('gives back what a failed call had reserved', async () => {
  const id = await reserve(1_000)
  expect(await reserve(1)).toBeUndefined()
  await settle(id, null)
  expect(await reserve(1_000)).toBeDefined()
})

it('counts what was really used, and shows it by day', async () => {
  await settle(await reserve(900), { promptTokens: 300, completionTokens: 50, costMicroUsd: 7 })
  await settle(await reserve(600), { promptTokens: 100, completionTokens: 50, costMicroUsd: 3 })
  expect(await reserve(501)).toBeUndefined()
  expect(await reserve(500)).toBeDefined()
  expect(await db.database.withTenant(customerId, (tx) => listModelSpend(tx, day))).toEqual([
    { day, callCount: 2, promptTokens: 400, completionTokens: 100, costMicroUsd: 10 },
  ])
})

it('lets go of what a killed process had reserved, and starts again the next day', async () => {
  await reserve(1_000)
  expect(await reserve(1)).toBeUndefined()
  expect(await reserve(1_000, { on: '2026-03-02' })).toBeDefined()
  expect(await reserve(1_000, { at: later })).toBeDefined()
})

it('keeps a company’s spending from others', async () => {
  await settle(await reserve(900), { promptTokens: 900, completionTokens: 0, costMicroUsd: 0 })
  customerId = (await createCompany(db.owner)).id
  expect(await reserve(1_000)).toBeDefined()
  expect(await db.database.withTenant(customerId, (tx) => listModelSpend(tx, day))).toEqual([])
})
