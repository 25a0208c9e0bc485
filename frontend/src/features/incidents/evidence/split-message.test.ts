import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitMessage } from './split-message.ts'

it('marks the quote and tells parameters apart', () => {
  expect(splitMessage('pool exhausted after 30s at 10.0.0.7:5432', 0, 14)).toEqual([
    { kind: 'plain', text: 'pool exhausted', isQuote: true },
    { kind: 'plain', text: ' after ', isQuote: false },
    { kind: 'parameter', text: '30s', isQuote: false },
    { kind: 'plain', text: ' at ', isQuote: false },
    { kind: 'parameter', text: '10.0.0.7:5432', isQuote: false },
  ])
})

it('loses no character of any message, whatever the quote says', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: -5, max: 60 }),
      fc.integer({ min: -5, max: 60 }),
      (message, start, end) => {
        expect(
          splitMessage(message, start, end)
            .map(({ text }) => text)
            .join(''),
        ).toBe(message)
      },
    ),
  )
}, 60_000)

it('marks nothing for a quote outside the message', () => {
  expect(splitMessage('short', 2, 99).some(({ isQuote }) => isQuote)).toBe(false)
})
