import path from 'node:path'
import { findRunningPostgres } from '@holdfast/database/embedded/find-running-postgres'
import { locatePostgresBinaries } from '@holdfast/database/embedded/locate-postgres-binaries'
import { startEmbeddedPostgres } from '@holdfast/database/embedded/start-embedded-postgres'
import type { DataConfig } from '../config.ts'

export interface OwnerDatabase {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The owner's way in: DATABASE_URL, or the embedded server as it runs, or one started for as long as this takes. */
export async function openOwnerDatabase({ DATABASE_URL, DATA_DIR }: DataConfig): Promise<OwnerDatabase> {
  if (DATABASE_URL !== undefined) return { url: DATABASE_URL, close: () => Promise.resolve() }
  const options = {
    nativeDir: await locatePostgresBinaries(import.meta.url),
    dataDir: path.join(DATA_DIR, 'postgres'),
  }
  const url = await findRunningPostgres(options)
  if (url !== undefined) return { url, close: () => Promise.resolve() }
  const server = await startEmbeddedPostgres(options)
  return { url: server.ownerUrl, close: () => server.stop() }
}
