import { mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { locatePostgresBinaries } from '@holdfast/database/embedded/locate-postgres-binaries'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@holdfast/database/embedded/start-embedded-postgres'
import { migrateDatabase } from '@holdfast/database/migrations/migrate-database'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import type { TestProject } from 'vitest/node'

/** Vitest loads this file once for each project, and they shall share one server. */
const shared = globalThis as { holdfastPostgres?: Promise<EmbeddedPostgres>; holdfastPostgresUsers?: number }

/** Global setup: one server for the run, with one migrated database that each test file gets a copy of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.holdfastPostgresUsers = (shared.holdfastPostgresUsers ?? 0) + 1
  shared.holdfastPostgres ??= start()
  const server = await shared.holdfastPostgres
  project.provide('postgres', { ownerUrl: server.ownerUrl, appUrl: server.appUrl })
  return async () => {
    shared.holdfastPostgresUsers = (shared.holdfastPostgresUsers ?? 1) - 1
    if (shared.holdfastPostgresUsers === 0) await server.stop()
  }
}

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({
    nativeDir: await locatePostgresBinaries(import.meta.url),
    dataDir: await mkdtemp(path.join(os.tmpdir(), 'holdfast-test-postgres-')),
    ephemeral: true,
  })
  await migrateDatabase({ url: server.ownerUrl })
  await prepareQueueSchema(server.ownerUrl)
  return server
}
