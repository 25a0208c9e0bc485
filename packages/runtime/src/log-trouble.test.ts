import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { logTrouble } from './log-trouble.ts'
import { createLogger } from './logger.ts'

const failure = (message: string, code: string) => Object.assign(new Error(message), { code })

function watch() {
  const messages: string[] = []
  const destination = { write: (line: string) => messages.push((JSON.parse(line) as { msg: string }).msg) }
  return { messages, logger: createLogger({ name: 'test', destination }) }
}

it('reports a full disk once, whichever part of the process meets it, and of another trouble too', () => {
  const { messages, logger } = watch()
  const full = failure('could not extend file: No space left on device', '53100')
  const unavailable = new AppError('unavailable', 'Please try again.', { cause: full })
  logTrouble(logger, { error: unavailable, message: 'request failed' })
  logTrouble(logger.child({ request_id: '1' }), { error: unavailable, message: 'request failed' })
  logTrouble(logger.child({ job: 'digest' }), { error: full, message: 'a job failed' })
  logTrouble(logger, { error: failure('out of memory', '53200'), message: 'a job failed' })
  expect(messages).toEqual(['request failed', 'a job failed'])
})

it('leaves a lost connection to its outage log', () => {
  const { messages, logger } = watch()
  logTrouble(logger, { error: failure('connect ECONNREFUSED', 'ECONNREFUSED'), message: 'request failed' })
  expect(messages).toEqual([])
})

it('reports a bug each time', () => {
  const { messages, logger } = watch()
  const bug = new TypeError('undefined is not a function')
  for (const message of ['first', 'second']) logTrouble(logger, { error: bug, message })
  expect(messages).toEqual(['first', 'second'])
})
