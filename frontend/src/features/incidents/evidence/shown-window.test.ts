import { expect, it } from 'vitest'
import { shownWindow } from './shown-window.ts'

it('leaves a short message alone', () => {
  expect(shownWindow('abc', 1, 2, 10)).toEqual({ text: 'abc', quoteStart: 1, quoteEnd: 2, cutBefore: 0, cutAfter: 0 })
})

it('shows the quote of a line of a megabyte', () => {
  const message = `${'x'.repeat(500_000)}needle${'y'.repeat(500_000)}`
  const shown = shownWindow(message, 500_000, 500_006, 2_000)
  expect(shown.text.slice(shown.quoteStart, shown.quoteEnd)).toBe('needle')
  expect(shown.text.length).toBe(2_000)
  expect(shown.cutBefore + shown.text.length + shown.cutAfter).toBe(message.length)
})

it('spends little of a small place on what comes before the quote', () => {
  const shown = shownWindow(`${'x'.repeat(150)}${'needle'.repeat(10)}${'y'.repeat(200)}`, 150, 210, 100)
  expect(shown.cutBefore).toBe(140)
  expect(shown.text.slice(shown.quoteStart, shown.quoteEnd)).toBe('needle'.repeat(10))
})

it('starts at the start when the quote is there', () => {
  expect(shownWindow('needle'.padEnd(5_000, '.'), 0, 6, 100).cutBefore).toBe(0)
})

const logfmt =
  'ts=2026-03-10T12:00:00Z caller=pool.go:88 component=orders-pool level=error msg="could not connect to orders-db" attempt=3 of=5 host=10.2.0.17'

it.each([
  { name: 'between the words before the quote', quote: 'could not', limit: 60 },
  { name: 'at the word whose inside is quoted', quote: 'rror', limit: 20 },
  { name: 'when the quote fills the place', quote: 'level=error msg="could not connect', limit: 40 },
])('cuts at whole words: $name', ({ quote, limit }) => {
  const at = logfmt.indexOf(quote)
  const { text, quoteStart, quoteEnd, cutBefore, cutAfter } = shownWindow(logfmt, at, at + quote.length, limit)
  expect(cutBefore).toBeGreaterThan(0)
  expect(logfmt.charAt(cutBefore - 1)).toBe(' ')
  expect(logfmt.charAt(logfmt.length - cutAfter)).toMatch(/^\s?$/)
  expect(text.slice(quoteStart, quoteEnd)).toBe(quote)
  expect(text.length).toBeLessThanOrEqual(limit)
})

it('ends a line that is shown from its start at a word', () => {
  expect(shownWindow('alpha beta gamma', 0, 5, 13).text).toBe('alpha beta')
})
