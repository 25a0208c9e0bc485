import { expect, it } from 'vitest'
import { isLogFile } from './check-log-file.ts'

it.each([
  ['app.log', '', true],
  ['APP.LOG', '', true],
  ['notes.txt', 'text/plain', true],
  ['journal', 'text/plain', true],
  ['dump.json', 'application/json', false],
  ['app.log.gz', 'application/gzip', false],
  ['log', '', false],
])('%s of type "%s": %s', (name, type, accepted) => {
  expect(isLogFile({ name, type })).toBe(accepted)
})
