import { allowServicesLogin } from '@holdfast/database/allow-services-login'
import { migrateDatabase } from '@holdfast/database/migrations/migrate-database'
import { waitForServer } from '@holdfast/database/wait-for-server'
import { prepareQueueSchema } from '@holdfast/queue/prepare-queue-schema'
import { exitOnSignals } from '@holdfast/runtime/exit-on-signals'
import { createLogger } from '@holdfast/runtime/logger'
import { type MigrateConfig, readConfig } from './config.ts'

/** Brings the database up to date and ends. Safe to run again, by several at once, and beside services that serve. */
async function migrate(config: MigrateConfig): Promise<void> {
  const logger = createLogger({ name: 'migrate', level: config.LOG_LEVEL })
  await waitForServer(config.DATABASE_URL, { logger })
  const applied = await migrateDatabase({ url: config.DATABASE_URL })
  await prepareQueueSchema(config.DATABASE_URL)
  if (config.SERVICES_DATABASE_URL) await allowServicesLogin(config.DATABASE_URL, config.SERVICES_DATABASE_URL)
  logger.info({ applied }, applied.length > 0 ? 'the database is up to date now' : 'the database was up to date')
}

exitOnSignals()
try {
  await migrate(readConfig())
  process.exit(0)
} catch (error) {
  console.error(`The database was not brought up to date. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
