import { expect, it } from 'vitest'
import { decidingSpan } from './deciding-span.ts'

it('marks a short quote whole', () => {
  expect(decidingSpan('x refused y', { start: 2, end: 9 })).toEqual({ start: 2, end: 9 })
})

it.each([
  { name: 'the first line of a trace', message: `OSError: disk full\n${'  at frame\n'.repeat(60)}`, end: 18 },
  { name: 'whole words of a payload', message: 'payload '.repeat(9_000), end: 239 },
  { name: 'the start of what has no words', message: 'x'.repeat(73_000), end: 240 },
])('marks $name', ({ message, end }) => {
  expect(decidingSpan(message, { start: 0, end: message.length })).toEqual({ start: 0, end })
})
