import { expect, it } from 'vitest'
import { isConnectionFailure } from './is-connection-failure.ts'

it.each([
  [Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' }), true],
  [new Error('timeout exceeded when trying to connect'), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Connection is closed.'), true],
  [new Error('Command timed out'), true],
  [Object.assign(new Error('password authentication failed for user "app"'), { code: '28P01' }), true],
  [new Error('WRONGPASS invalid username-password pair or user is disabled.'), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  [new Error('undefined is not a function'), false],
  ['ECONNREFUSED', false],
])('%s: %s', (error, expected) => {
  expect(isConnectionFailure(error)).toBe(expected)
})
