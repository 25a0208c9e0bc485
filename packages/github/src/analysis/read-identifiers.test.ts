import { expect, it } from 'vitest'
import { readIdentifiers } from './read-identifiers.ts'

it.each([
  ["Error: Cannot find module 'left-pad'", 'left-pad'],
  ['ERROR: relation "orders" does not exist', 'orders'],
  ['ProgrammingError: column shop_order.discount_code does not exist', 'discount_code'],
  ["KeyError: 'STRIPE_SECRET'", 'STRIPE_SECRET'],
  ['connect ECONNREFUSED 10.2.0.4:6432', '6432'],
  ['    at parseRow (/app/node_modules/fast-csv/build/parse.js:41:7)', 'fast-csv'],
  ['    at x (/app/node_modules/@acme/kit/a.js:41:7)', '@acme/kit'],
])('%s names %s', (text, name) => {
  expect(readIdentifiers([text], []).map((identifier) => identifier.text)).toContain(name)
})

it.each([
  'TypeError: request failed: timeout waiting for connection to server',
  '2026-02-01T09:02:00.123Z pod 7d9f8b6c5 0190a1b2-0000-7000-8000-000000000000 from 10.0.0.1',
  'order_id=17 user_id=4',
  'checkout-service is unwell',
])('finds nothing to go by in %s', (text) => {
  expect(readIdentifiers([text], ['checkout-service'])).toEqual([])
})
