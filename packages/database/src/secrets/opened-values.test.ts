import { expect, it } from 'vitest'
import { OpenedValues } from './opened-values.ts'

function counting(capacity: number) {
  const values = new OpenedValues(capacity)
  let opened = 0
  const open = (sealed: string, context: string) =>
    values.open(Buffer.from(sealed), context, () => {
      opened++
      return sealed.toUpperCase()
    })
  return { open, opened: () => opened }
}

it('opens a value once, however often it is read', () => {
  const { open, opened } = counting(10)
  expect([open('a', 'one'), open('a', 'one'), open('a', 'one')]).toEqual(['A', 'A', 'A'])
  expect(opened()).toBe(1)
})

it('never shows what stood there before, nor what stands elsewhere', () => {
  const { open } = counting(10)
  expect([open('a', 'one'), open('b', 'one'), open('b', 'two'), open('a', 'one')]).toEqual(['A', 'B', 'B', 'A'])
})

it('forgets the oldest, and keeps nothing long', () => {
  const { open, opened } = counting(2)
  for (const context of ['one', 'two', 'three', 'one']) open('a', context)
  expect(opened()).toBe(4)
  open('x'.repeat(2_000), 'long')
  open('x'.repeat(2_000), 'long')
  expect(opened()).toBe(6)
})
