import { exitOnSignals } from '@holdfast/runtime/exit-on-signals'
import { installGracefulShutdown } from '@holdfast/runtime/graceful-shutdown'
import { createLogger } from '@holdfast/runtime/logger'
import { readConfig } from './config.ts'
import { startMailCatcher } from './start-mail-catcher.ts'

exitOnSignals()
try {
  const config = readConfig()
  const logger = createLogger({ name: 'mail-catcher', level: config.LOG_LEVEL })
  const catcher = await startMailCatcher(config)
  installGracefulShutdown({ logger, steps: [{ name: 'servers', run: () => catcher.close() }] })
  logger.info({ smtp: catcher.smtpPort, page: catcher.pagePort }, 'mail catcher listens')
} catch (error) {
  console.error(`The mail catcher cannot start. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
