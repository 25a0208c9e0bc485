import { expect, it } from 'vitest'
import { z } from 'zod'
import { uuidV7 } from './uuid-v7.ts'

it('is a valid version 7 id that carries the time', () => {
  const nowMs = Date.now() + 60_000
  const id = uuidV7(nowMs)
  expect(z.uuidv7().safeParse(id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(nowMs)
})

it('sorts in the order of making, also within one millisecond and when the clock steps back', () => {
  const nowMs = Date.now()
  const ids = Array.from({ length: 10_000 }, (_, index) => uuidV7(nowMs - (index % 3)))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
})
