import { describeFailure } from '../settings/describe-failure.ts'
import { readWebConfig } from '../config.ts'
import { startWeb } from './start-web.ts'

try {
  const { metricsPort } = await startWeb(readWebConfig())
  process.send?.({ type: 'ready', metricsPort })
} catch (error) {
  process.send?.({ type: 'failed', reason: describeFailure(error) }, () => process.exit(1))
}
