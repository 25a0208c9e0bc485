import { expect, it } from 'vitest'
import { isTokenLive } from './is-token-live.ts'

const tokenOf = (claims: unknown) => `x.${btoa(JSON.stringify(claims))}.y`
const NOW_MS = 1_700_000_000_000

it.each([
  { name: 'expires later', token: tokenOf({ exp: NOW_MS / 1_000 + 60 }), live: true },
  { name: 'expired', token: tokenOf({ exp: NOW_MS / 1_000 - 1 }), live: false },
  { name: 'expires right now', token: tokenOf({ exp: NOW_MS / 1_000 }), live: false },
  { name: 'an expiry that is no number', token: tokenOf({ exp: 'soon' }), live: false },
  { name: 'not a token', token: 'garbage', live: false },
  { name: 'unparsable payload', token: 'a.%%%.c', live: false },
  { name: 'a payload that is no object', token: tokenOf(null), live: false },
])('$name', ({ token, live }) => {
  expect(isTokenLive(token, NOW_MS)).toBe(live)
})
