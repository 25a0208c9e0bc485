import { expect, it } from 'vitest'
import { confidenceBand, percent } from './percent.ts'

it.each([
  [0.7, 'high', '70%'],
  [0.699, 'medium', '70%'],
  [0.4, 'medium', '40%'],
  [0.399, 'low', '40%'],
])('%d is %s and shown as %s', (share, band, text) => {
  expect(confidenceBand(share)).toBe(band)
  expect(percent(share)).toBe(text)
})
