import { expect, it } from 'vitest'
import { lineLimit } from './line-limit.ts'

it.each([
  { name: 'one long line', message: 'x'.repeat(73_000), limit: 700 },
  { name: 'a short trace', message: 'a\n b\n c', limit: 2_000 },
  { name: 'a long trace', message: 'frame\n'.repeat(80), limit: 16 * 6 - 1 },
  { name: 'a trace of long frames', message: `${'x'.repeat(300)}\n`.repeat(80), limit: 2_000 },
])('shows $limit characters of $name', ({ message, limit }) => {
  expect(lineLimit(message)).toBe(limit)
})
