import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { locatePostgresBinaries } from '@holdfast/database/embedded/locate-postgres-binaries'
import { startEmbeddedPostgres } from '@holdfast/database/embedded/start-embedded-postgres'
import { migrateDatabase } from '@holdfast/database/migrations/migrate-database'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'

export interface PostgresFixture {
  readonly ownerUrl: string
  readonly appUrl: string
  /** kill -9 and up again on the same address with the same files. */
  crashAndRestart(): Promise<void>
  stop(): Promise<void>
}

/** A migrated server of the test's own, for those that break it. */
export async function startPostgres(): Promise<PostgresFixture> {
  const options = {
    nativeDir: await locatePostgresBinaries(import.meta.url),
    dataDir: await mkdtemp(path.join(os.tmpdir(), 'holdfast-test-postgres-')),
    ephemeral: true,
  }
  let server = await startEmbeddedPostgres(options)
  const { ownerUrl, appUrl, port } = server
  await migrateDatabase({ url: ownerUrl })
  await prepareQueueSchema(ownerUrl)
  return {
    ownerUrl,
    appUrl,
    crashAndRestart: async () => {
      process.kill(server.pid, 'SIGKILL')
      await server.ended
      server = await startEmbeddedPostgres({ ...options, port })
    },
    stop: () => server.stop(),
  }
}
