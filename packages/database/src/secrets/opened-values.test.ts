import { expect, it } from 'vitest'
import { OpenedTexts } from './opened-texts.ts'

function counting(capacity: number) {
  const texts = new OpenedTexts(capacity)
  let opened = 0
  const open = (sealed: string, context: string) =>
    texts.open(Buffer.from(sealed), context, () => {
      opened++
      return sealed.toUpperCase()
    })
  return { open, opened: () => opened }
}

it('opens a text once, however often it is read', () => {
  const { open, opened } = counting(10)
  expect([open('a', 'one'), open('a', 'one'), open('a', 'one')]).toEqual(['A', 'A', 'A'])
  expect(opened()).toBe(1)
})

it('never shows what stood there before, nor what stands elsewhere', () => {
  const { open } = counting(10)
  expect([open('a', 'one'), open('b', 'one'), open('b', 'two'), open('a', 'one')]).toEqual(['A', 'B', 'B', 'A'])
})

it('forgets the oldest, and keeps no long text', () => {
  const { open, opened } = counting(2)
  for (const context of ['one', 'two', 'three', 'one']) open('a', context)
  expect(opened()).toBe(4)
  open('x'.repeat(2_000), 'long')
  open('x'.repeat(2_000), 'long')
  expect(opened()).toBe(6)
})
