import { expect, it } from 'vitest'
import { analyzeLines, every } from '../../test/steady-lines.ts'

it('a log of nothing but one failure, from its first line on, is an incident', () => {
  const lines = every('cart', [0, 54], 0.9, () => 'could not connect to cache:6379: Connection refused', 'error')
  expect(analyzeLines(lines)).toHaveLength(1)
})
