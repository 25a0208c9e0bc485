import { findFreePort } from '@holdfast/database/embedded/find-free-port'
import { GenericContainer } from 'testcontainers'
import type { RedisFixture } from './redis-fixture.ts'
import { waitForRedis } from './wait-for-redis.ts'

/** For machines without a Redis of their own. The library's reaper removes the container when this process is gone. */
export async function startRedisContainer(): Promise<RedisFixture> {
  // A fixed port on our side: a restarted container would be given another one.
  const port = await findFreePort()
  const container = await new GenericContainer('valkey/valkey:8-alpine')
    .withCommand(['valkey-server', '--appendonly', 'yes', '--appendfsync', 'always'])
    .withExposedPorts({ container: 6379, host: port })
    .start()
  const url = `redis://${container.getHost()}:${port}`
  await waitForRedis(url)
  return {
    url,
    crashAndRestart: async () => {
      await container.restart({ timeout: 0 })
      await waitForRedis(url)
    },
    stop: async () => {
      await container.stop()
    },
  }
}
