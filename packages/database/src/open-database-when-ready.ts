import { isConnectionFailure } from '@holdfast/runtime/is-connection-failure'
import type { Logger } from '@holdfast/runtime/logger'
import { retryWhile } from '@holdfast/runtime/retry-while'
import { findMissingMigrations } from './migrations/find-missing-migrations.ts'
import { type Database, type DatabaseOptions, openDatabase } from './open-database.ts'

export interface ReadinessOptions extends DatabaseOptions {
  readonly logger: Logger
  readonly patienceMs?: number
}

const DEFAULT_PATIENCE_MS = 60_000

class NotMigrated extends Error {
  override readonly name = 'NotMigrated'
}

/** No role, no login, no table, no right to read: what a database looks like that the migrations have not reached. */
const unpreparedCodes = new Set(['28P01', '28000', '3D000', '22023', '42704', '42501', '42P01'])

/**
 * For a service of a fleet, which starts beside its database and the job that migrates it: both are waited for. A
 * database that lacks what this version needs is refused.
 */
export async function openDatabaseWhenReady(options: ReadinessOptions): Promise<Database> {
  const { logger, patienceMs = DEFAULT_PATIENCE_MS } = options
  return retryWhile(() => open(options), {
    isTemporary: (error) => error instanceof NotMigrated || isTemporary(error),
    patienceMs,
    onWait: (error) => logger.info({ reason: messageOf(error) }, 'waiting for the database'),
  })
}

async function open(options: ReadinessOptions): Promise<Database> {
  const database = await openDatabase(options)
  try {
    const missing = await findMissingMigrations(options.url, options.applicationName)
    if (missing.length === 0) return database
    throw new NotMigrated(`Cannot use the database: it lacks ${missing.join(', ')}. Run the migrations first.`)
  } catch (error) {
    await database.close()
    throw error
  }
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return isConnectionFailure(error) || unpreparedCodes.has(code) || isTemporary(error.cause)
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
