import { describe, expect, it } from 'vitest'
import { TextSlots } from './text-slots.ts'

const never = () => new Promise<never>(() => undefined)
const take = (slots: TextSlots, customerId: string, address: string) => void slots.run({ customerId, address }, never)
const use = (slots: TextSlots, customerId: string, address = 'elsewhere') =>
  slots.run({ customerId, address }, async () => 'stored')

describe('slots for texts', () => {
  it('are a few for a company and for a network', async () => {
    const slots = new TextSlots({ perCompany: 2, perAddress: 3, inAll: 24 })
    for (const company of ['a', 'a', 'b']) take(slots, company, 'here')
    await expect(use(slots, 'a')).rejects.toMatchObject({ code: 'too_many_requests' })
    await expect(use(slots, 'c', 'here')).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await use(slots, 'c')).toBe('stored')
  })

  it('keep some for the first text of a company while others send many', async () => {
    const slots = new TextSlots({ perCompany: 4, perAddress: 24, inAll: 6 })
    for (const company of ['a', 'a', 'a', 'a']) take(slots, company, 'here')
    await expect(use(slots, 'a')).rejects.toMatchObject({ code: 'too_many_requests' })
    take(slots, 'b', 'here')
    await expect(use(slots, 'b')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await use(slots, 'c')).toBe('stored')
  })

  it('come back, also after a failure', async () => {
    const slots = new TextSlots({ perCompany: 1, perAddress: 1, inAll: 1 })
    const failing = slots.run({ customerId: 'a', address: 'x' }, () => Promise.reject(new Error('broken off')))
    await expect(failing).rejects.toThrow('broken off')
    expect(await use(slots, 'a', 'x')).toBe('stored')
  })
})
