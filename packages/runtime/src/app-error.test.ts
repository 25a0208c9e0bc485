import { expect, it } from 'vitest'
import { AppError, errorCodeOfStatus } from './app-error.ts'

it.each([
  ['not_found', 404, false],
  ['validation_failed', 422, false],
  ['too_many_requests', 429, true],
  ['unavailable', 503, true],
] as const)('%s answers %i, retryable: %s', (code, status, retryable) => {
  expect(new AppError(code, 'A sentence.')).toMatchObject({ status, retryable, detail: 'A sentence.' })
})

it('lets one failure differ from its table row', () => {
  const error = new AppError('upstream_failed', 'The token was revoked.', { retryable: false, retryAfterSeconds: 7 })
  expect(error).toMatchObject({ retryable: false, retryAfterSeconds: 7 })
})

it.each([
  [413, 'payload_too_large'],
  [418, 'bad_request'],
  [500, 'internal'],
  [599, 'internal'],
])('reads a bare status %i as %s', (status, code) => {
  expect(errorCodeOfStatus(status)).toBe(code)
})
