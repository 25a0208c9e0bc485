import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { EncryptionKeys } from './encryption-keys.ts'

const [a, b] = [randomBytes(32), randomBytes(32)]

it('reads hex and base64 keys in order', () => {
  expect(EncryptionKeys.parse(`${a.toString('hex')}, ${b.toString('base64')}`)).toEqual([a, b])
  expect(EncryptionKeys.parse(b.toString('base64url'))).toEqual([b])
})

it.each(['', 'short', `${a.toString('hex')},`, a.toString('hex').slice(2), randomBytes(33).toString('base64')])(
  'refuses %j',
  (text) => {
    expect(EncryptionKeys.safeParse(text).error?.issues[0]?.message).toMatch(/32-byte keys/)
  },
)
