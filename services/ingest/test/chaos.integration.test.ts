import { findRedis, redisNeeds } from '@holdfast/testing/find-redis'
import { expect, it } from 'vitest'
import { nothingLost, surviveChaos } from './chaos/survive-chaos.ts'

const startRedis = await findRedis()

it.skipIf(!startRedis)(
  `keeps every acknowledged record exactly once while everything is killed in turn${startRedis ? '' : ` (${redisNeeds})`}`,
  async () => expect(await surviveChaos(startRedis, 1)).toEqual(nothingLost),
  240_000,
)
