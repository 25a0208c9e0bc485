import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { verifySignature } from './verify-signature.ts'

const sign = (secret: string, body: string) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

it('accepts the body that was signed, and its example from the documentation', () => {
  expect(verifySignature('secret', '{"a":"ä"}', sign('secret', '{"a":"ä"}'))).toBe(true)
  const documented = 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17'
  expect(verifySignature("It's a Secret to Everybody", 'Hello, World!', documented)).toBe(true)
})

it.each([
  ['another secret', sign('other', '{}')],
  ['another body', sign('secret', '{ }')],
  ['no signature', undefined],
  ['a short one', 'sha256=00'],
  ['the old digest', 'sha1=0000000000000000000000000000000000000000'],
])('refuses %s', (_name, signature) => {
  expect(verifySignature('secret', '{}', signature)).toBe(false)
})
