import { expect, it } from 'vitest'
import { flipsOf, judgeCases, readVerdicts } from './verdicts.ts'

const EVERY_THIRD = 3
const LIMIT_MS = 240_000

it(
  'are what was kept, or `npm run eval -- --verdicts` keeps the new ones',
  () => {
    const verdicts = judgeCases(EVERY_THIRD)
    expect(Object.keys(verdicts).length).toBeGreaterThan(120)
    expect(flipsOf(readVerdicts(), verdicts)).toEqual([])
  },
  LIMIT_MS,
)

it('name what flips', () =>
  expect(
    flipsOf({ 'one/a': 'right', 'one/b': 'clean' }, { 'one/a': 'missed', 'one/b': 'clean', 'one/c': 'right' }),
  ).toEqual(['one/a: right → missed', 'one/c: new → right']))
