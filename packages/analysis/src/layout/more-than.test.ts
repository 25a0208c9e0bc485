import { expect, it } from 'vitest'
import { moreThan } from './more-than.ts'

const isEven = (number: number): boolean => number % 2 === 0

it.each([
  { items: [1, 2, 4], count: 1, is: true },
  { items: [1, 2, 4], count: 2, is: false },
  { items: [1, 2, 4], count: 1.5, is: true },
  { items: [2], count: 0.25, is: true },
  { items: [], count: 0, is: false },
])('tells whether more than $count of $items are even', ({ items, count, is }) => {
  expect(moreThan(items, count, isEven)).toBe(is)
})

it('asks no further once it is sure', () => {
  const asked: number[] = []
  moreThan([2, 4, 6, 8], 1, (number) => {
    asked.push(number)
    return isEven(number)
  })
  expect(asked).toEqual([2, 4])
})
