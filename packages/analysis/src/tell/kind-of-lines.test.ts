import { expect, it } from 'vitest'
import { kindOfLines } from './kind-of-lines.ts'

it.each([
  ['could not store order <*>: database answered with error <*>', 'could not store order'],
  ['<*> failed: Post "<*>": tls: failed to verify certificate: <*>', 'failed to verify certificate'],
  ['payment refused code=AMOUNT_LIMIT amount=<*> ref=<*>', 'payment refused'],
  ['dealer: connection pool: failed to dial after <*> attempts: i/o timeout', 'connection pool, failed to dial'],
  ['Login denied with code <*> (phase <*>). Matched rule', 'login denied'],
  ["sdaa: couldn't get target port group", "couldn't get target port group"],
])('says what all lines of a kind say: %s', (text, expected) => {
  expect(kindOfLines(text, 'a sample', 60)).toBe(expected)
})

it('quotes one of them where nothing but what differs is left', () => {
  expect(kindOfLines('<*> -> <*>', 'a7 -> b3', 60)).toBe('a7 -> b3')
})
