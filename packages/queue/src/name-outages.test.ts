import { expect, it } from 'vitest'
import { nameOutages } from './name-outages.ts'

const backendThat = (error: Error) =>
  nameOutages({
    fetch: async (): Promise<void> => {
      throw error
    },
  })

it.each([
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Cannot use a pool after calling end on the pool'),
  Object.assign(new Error('the database system is shutting down'), { code: '57P03' }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
])('names "$message" so that the worker waits before it asks again', async (error) => {
  await expect(backendThat(error).fetch()).rejects.toMatchObject({ message: error.message, code: 'ECONNREFUSED' })
})

it('leaves other failures as they are', async () => {
  const error = Object.assign(new Error('permission denied'), { code: '42501' })
  await expect(backendThat(error).fetch()).rejects.toMatchObject({ code: '42501' })
})

it('passes values, calls and their receiver through', () => {
  class Counter {
    #count = 1
    readonly name = 'counter'
    add(amount: number): number {
      this.#count += amount
      return this.#count
    }
  }
  const counter = nameOutages(new Counter())
  expect([counter.name, counter.add(2), counter.add(3)]).toEqual(['counter', 3, 6])
})
