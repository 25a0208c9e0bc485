import { describe, expect, it } from 'vitest'
import { CompanyGate } from './company-gate.ts'

describe('the gate of large work', () => {
  it('runs one of each company at once, and lets the others by', async () => {
    const gate = new CompanyGate({ perCompany: 1, inAll: 2 })
    const began: string[] = []
    const ends: (() => void)[] = []
    const enter = (company: string) =>
      gate.run(company, () => {
        began.push(company)
        const end = Promise.withResolvers<void>()
        ends.push(end.resolve)
        return end.promise
      })
    const all = [enter('flood'), enter('flood'), enter('flood'), enter('neighbor'), enter('other')]
    await Promise.resolve()
    expect(began).toEqual(['flood', 'neighbor'])
    for (let done = 0; done < all.length; done++) {
      ends[done]?.()
      await new Promise(setImmediate)
    }
    await Promise.all(all)
    expect(began).toEqual(['flood', 'neighbor', 'flood', 'other', 'flood'])
  })

  it('goes on after a failure', async () => {
    const gate = new CompanyGate({ perCompany: 1, inAll: 1 })
    await expect(gate.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(gate.run('a', async () => 1)).resolves.toBe(1)
  })
})
