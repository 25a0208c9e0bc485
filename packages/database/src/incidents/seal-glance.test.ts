import { randomBytes } from 'node:crypto'
import { createKeyRing } from '@holdfast/runtime/key-ring'
import { expect, it } from 'vitest'
import { createCompanyVault } from '../secrets/company-vault.ts'
import { createDataKey } from '../secrets/create-data-key.ts'
import { openGlance, sealGlance } from './seal-glance.ts'

const keyRing = createKeyRing([randomBytes(32)])
const cipher = createCompanyVault(keyRing).unwrap('acme', createDataKey(keyRing, 'acme'))
const glance = { impact: '512 × could not store the order', logs_until: null, quiet_seconds: 600, volume: [0, 3, 9] }

it('opens a glance once, however often its list is read', () => {
  const sealed = sealGlance(cipher, 'one', glance)
  const first = openGlance(cipher, { id: 'one', glance: sealed })
  expect(first).toEqual(glance)
  expect(openGlance(cipher, { id: 'one', glance: Buffer.from(sealed) })).toBe(first)
})

it('shows what was sealed last', () => {
  openGlance(cipher, { id: 'two', glance: sealGlance(cipher, 'two', glance) })
  const changed = sealGlance(cipher, 'two', { ...glance, quiet_seconds: 60 })
  expect(openGlance(cipher, { id: 'two', glance: changed })?.quiet_seconds).toBe(60)
})

it('has none for an incident that was analysed before there were any', () => {
  expect(openGlance(cipher, { id: 'three', glance: null })).toBeNull()
})
