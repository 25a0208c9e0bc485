import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromBase85, toBase85 } from './base85.ts'

it('gives back the bytes that it was given, over lines too', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const text = toBase85(bytes)
      expect(text).toMatch(/^[^'"`$\\\s]*$/)
      expect([...fromBase85(text.replaceAll(/.{7}/g, '$&\n'))]).toEqual([...bytes])
    }),
  ))
