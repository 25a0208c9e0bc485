import { randomBytes } from 'node:crypto'
import { findFreePort } from '@holdfast/database/embedded/find-free-port'
import type { RedisFixture } from '@holdfast/testing/redis-fixture'
import { type PostgresFixture, startPostgres } from '@holdfast/testing/start-postgres'
import { createSender, type Sender } from '../create-sender.ts'
import { type IngestProcess, startIngestProcess } from '../start-ingest-process.ts'
import { startWorkerProcess } from '../start-worker-process.ts'
import { Supervised } from './supervised.ts'

/** Each service and each store as a process of its own, and one company that sends to them. */
export interface ChaosFleet {
  readonly encryptionKey: Buffer
  readonly postgres: PostgresFixture
  readonly redis: RedisFixture | undefined
  readonly sender: Sender
  readonly port: number
  ingest: IngestProcess
  readonly worker: Supervised
}

type IngestNeeds = Pick<ChaosFleet, 'postgres' | 'redis' | 'port' | 'encryptionKey'>

const startIngest = ({ postgres, redis, ...rest }: IngestNeeds): Promise<IngestProcess> =>
  startIngestProcess({ databaseUrl: postgres.appUrl, ...(redis ? { redisUrl: redis.url } : {}), ...rest })

/** Without Redis the jobs travel through Postgres. */
export async function startChaosFleet(startRedis: (() => Promise<RedisFixture>) | undefined): Promise<ChaosFleet> {
  const encryptionKey = randomBytes(32)
  const postgres = await startPostgres()
  const redis = await startRedis?.()
  const sender = await createSender({ ...postgres, encryptionKey })
  const port = await findFreePort()
  const ingest = await startIngest({ postgres, redis, port, encryptionKey })
  const worker = new Supervised(() =>
    startWorkerProcess({ databaseUrl: postgres.appUrl, encryptionKey, redisUrl: redis?.url }),
  )
  return { encryptionKey, postgres, redis, sender, port, ingest, worker }
}

export async function stopChaosFleet({ ingest, worker, redis, postgres }: ChaosFleet): Promise<void> {
  ingest.process.kill('SIGTERM')
  await Promise.all([ingest.ended, worker.stop()])
  await redis?.stop()
  await postgres.stop()
}

/** Each ends one of them as `kill -9` does, and lets it come back. */
export const blows: readonly ((fleet: ChaosFleet) => Promise<unknown>)[] = [
  async (fleet) => {
    fleet.ingest.process.kill('SIGKILL')
    await fleet.ingest.ended
    fleet.ingest = await startIngest(fleet)
  },
  async ({ worker }) => worker.kill(),
  ({ postgres }) => postgres.crashAndRestart(),
  async ({ redis }) => redis?.crashAndRestart(),
]
