import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { expect, it } from 'vitest'
import { nothingLost, surviveChaos } from './chaos/survive-chaos.ts'

const startRedis = await findRedis()
const rounds = 4

it('keeps every acknowledged record exactly once while everything is killed again and again, jobs in Postgres', async () => {
  expect(await surviveChaos(undefined, rounds)).toEqual(nothingLost)
})

it.skipIf(!startRedis)(`does so with jobs in Redis${startRedis ? '' : ` (${redisNeeds})`}`, async () => {
  expect(await surviveChaos(startRedis, rounds)).toEqual(nothingLost)
})
