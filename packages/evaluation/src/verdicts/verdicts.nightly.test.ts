import { expect, it } from 'vitest'
import { flipsOf, judgeCases, readVerdicts } from './verdicts.ts'

it('are what was kept, of every case', () => {
  const kept = readVerdicts()
  const verdicts = judgeCases(1)
  expect(flipsOf(kept, verdicts)).toEqual([])
  expect(Object.keys(kept).toSorted()).toEqual(Object.keys(verdicts).toSorted())
})
