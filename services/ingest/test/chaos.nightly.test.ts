import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { expect, it } from 'vitest'
import { nothingLost, surviveChaos } from './chaos/survive-chaos.ts'

const startRedis = await findRedis()
const ROUNDS = 4

it('keeps every acknowledged record exactly once while everything is killed again and again, jobs in Postgres', async () => {
  expect(await surviveChaos(undefined, ROUNDS)).toEqual(nothingLost)
})

it.skipIf(!startRedis)(`does so with jobs in Redis${startRedis ? '' : ` (${redisNeeds})`}`, async () => {
  expect(await surviveChaos(startRedis, ROUNDS)).toEqual(nothingLost)
})
