import { startService } from '@holdfast/runtime/start-service'
import { readWebConfig } from '../config.ts'
import { describeFailure } from '../settings/describe-failure.ts'
import { startWeb } from './start-web.ts'

/** The supervisor prints the sentence: all that the product says of its start comes from there. */
const tellSupervisor = (error: unknown): Promise<void> =>
  new Promise((done) => {
    if (process.send) process.send({ type: 'failed', reason: describeFailure(error) }, () => done())
    else done()
  })

await startService({
  name: 'web',
  title: 'The web server',
  readConfig: readWebConfig,
  start: startWeb,
  sayWhyNot: tellSupervisor,
})
