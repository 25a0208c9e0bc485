import { AppError } from '@holdfast/runtime/app-error'
import { expect, it } from 'vitest'
import { toUnavailable } from '../to-unavailable.ts'

const failure = (code: string) => Object.assign(new Error('from Postgres'), { code })

it.each([
  { name: 'a full disk', error: failure('53100'), status: 503, isRetryable: true },
  { name: 'a dead server', error: failure('ECONNREFUSED'), status: 503, isRetryable: true },
  { name: 'a statement that took too long', error: failure('57014'), status: 503, isRetryable: true },
  { name: 'text that Postgres cannot hold', error: failure('22021'), status: 400, isRetryable: false },
])('$name is answered $status', ({ error, status, isRetryable }) => {
  const answer = toUnavailable(error)
  expect([answer.status, answer.retryable, answer.retryAfterSeconds !== undefined]).toEqual([
    status,
    isRetryable,
    isRetryable,
  ])
})

it('passes on what was already said', () => {
  const said = new AppError('conflict', 'no')
  expect(toUnavailable(said)).toBe(said)
})
