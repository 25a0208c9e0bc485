import { expect, it } from 'vitest'
import { atLeast } from './at-least.ts'

const isEven = (count: number): boolean => count % 2 === 0

it('is true where as many pass, and of nothing where nothing is needed', () => {
  expect(atLeast([2, 4, 5], 2, isEven)).toBe(true)
  expect(atLeast([2, 4, 5], 2.1, isEven)).toBe(false)
  expect(atLeast([], 0, isEven)).toBe(true)
  expect(atLeast([], 1, isEven)).toBe(false)
})

it('asks no more once too many have not passed', () => {
  const asked: number[] = []
  const passes = (count: number): boolean => {
    asked.push(count)
    return isEven(count)
  }
  expect(atLeast([1, 3, 4, 6, 8], 4, passes)).toBe(false)
  expect(asked).toEqual([1, 3])
})
