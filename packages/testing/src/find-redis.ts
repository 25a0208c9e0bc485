import { getContainerRuntimeClient } from 'testcontainers'
import { findProgram } from './find-program.ts'
import type { RedisFixture } from './redis-fixture.ts'
import { startRedisContainer } from './start-redis-container.ts'
import { startRedisProcess } from './start-redis-process.ts'

/** What a skipped test says in its name. */
export const redisNeeds = 'needs redis-server or valkey-server on PATH, or a container engine'

/**
 * How to start a Redis here, or undefined where there is no way to have one. Known before tests are collected, so that
 * they can say `describe.skipIf(!startRedis)(… redisNeeds)` and show up by name among the skipped.
 */
export async function findRedis(): Promise<(() => Promise<RedisFixture>) | undefined> {
  const program = await findProgram(['redis-server', 'valkey-server'])
  if (program !== undefined) return () => startRedisProcess(program)
  const hasContainers = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
  return hasContainers ? startRedisContainer : undefined
}
