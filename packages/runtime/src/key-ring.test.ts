import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createKeyRing } from './key-ring.ts'

const [older, newer] = [randomBytes(32), randomBytes(32)]

describe('key ring', () => {
  it('opens what it sealed, in the same context alone', () => {
    const ring = createKeyRing([older])
    const sealed = ring.encrypt('hf_secret', 'api-key:1')
    expect(sealed.includes('hf_secret')).toBe(false)
    expect(ring.decrypt(sealed, 'api-key:1').toString()).toBe('hf_secret')
    expect(() => ring.decrypt(sealed, 'api-key:2')).toThrow(/authenticate/)
  })

  it('notices a single flipped bit anywhere', () => {
    const ring = createKeyRing([older])
    const sealed = ring.encrypt('hf_secret', 'c')
    for (let index = 0; index < sealed.length; index++) {
      const tampered = Buffer.from(sealed)
      tampered.writeUInt8(tampered.readUInt8(index) ^ 1, index)
      expect(() => ring.decrypt(tampered, 'c')).toThrow(/format|ENCRYPTION_KEY|authenticate/)
    }
  })

  it('never makes the same ciphertext twice', () => {
    const ring = createKeyRing([older])
    expect(ring.encrypt('x', 'c').equals(ring.encrypt('x', 'c'))).toBe(false)
  })

  it('encrypts with the first key and decrypts with all', () => {
    const before = createKeyRing([older])
    const during = createKeyRing([newer, older])
    const after = createKeyRing([newer])
    const sealed = before.encrypt('x', 'c')
    expect(during.decrypt(sealed, 'c').toString()).toBe('x')
    expect(during.isCurrent(sealed)).toBe(false)
    const again = during.encrypt('x', 'c')
    expect(during.isCurrent(again)).toBe(true)
    expect(after.decrypt(again, 'c').toString()).toBe('x')
    expect(() => after.decrypt(sealed, 'c')).toThrow(/ENCRYPTION_KEY/)
  })

  it('finds a secret that was hashed under an older key, and keeps purposes apart', () => {
    const stored = createKeyRing([older]).hash('secret', 'reset')
    const candidates = createKeyRing([newer, older]).candidateHashes('secret', 'reset')
    expect(candidates.some((hash) => hash.equals(stored))).toBe(true)
    expect(createKeyRing([older]).hash('secret', 'verify').equals(stored)).toBe(false)
  })
})
