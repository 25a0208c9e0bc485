import { expect, it } from 'vitest'
import { whenAgain } from './when-again.ts'

it.each([
  [0.2, 'Please wait a moment before trying again.'],
  [60, 'Please wait a moment before trying again.'],
  [61, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
  [3_599, 'Please try again in 1 hour.'],
])('says how long %d seconds are', (seconds, text) => {
  expect(whenAgain(seconds)).toBe(text)
})
