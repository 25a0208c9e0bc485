import { expect, it } from 'vitest'
import { readRateLimit } from './read-rate-limit.ts'

it.each([
  { name: 'retry-after', status: 403, headers: { 'retry-after': '30' }, text: '', seconds: 30 },
  {
    name: 'the primary limit',
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1090' },
    text: '',
    seconds: 90,
  },
  {
    name: 'a secondary limit',
    status: 403,
    headers: {},
    text: 'You have exceeded a secondary rate limit',
    seconds: 60,
  },
  { name: 'too many requests', status: 429, headers: {}, text: '', seconds: 60 },
  { name: 'a plain refusal', status: 403, headers: {}, text: 'Resource not accessible', seconds: undefined },
  { name: 'another failure', status: 500, headers: { 'retry-after': '30' }, text: '', seconds: undefined },
])('reads $name', ({ status, headers, text, seconds }) => {
  expect(readRateLimit(status, new Headers(Object.entries(headers)), text, 1_000_000)).toBe(seconds)
})
