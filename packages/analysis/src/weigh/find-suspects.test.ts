import { expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { strangersOf } from './find-suspects.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const HOUR = 3_600_000

const candidateAt = (key: string, onsetMs: number | null): Candidate =>
  ({ symptom: { key, onsetMs, lastMs: onsetMs, firstLine: 1 }, change: null, isCounted: false }) as unknown as Candidate

it('what had begun before the end is suspected though nothing links it, the nearest in time first', () => {
  const seed = candidateAt('seed', NOON)
  const linked = candidateAt('linked', NOON - 60_000)
  const others = [
    candidateAt('two hours before', NOON - 2 * HOUR),
    candidateAt('five hours before', NOON - 5 * HOUR),
    candidateAt('ten minutes before', NOON - 600_000),
    candidateAt('an hour after', NOON + HOUR),
    candidateAt('at no known time', null),
  ]
  expect(strangersOf(seed, [seed, linked], [seed, linked, ...others]).map(({ symptom }) => symptom.key)).toEqual([
    'ten minutes before',
    'two hours before',
  ])
})

it('nobody is a stranger to what has no time', () => {
  expect(strangersOf(candidateAt('seed', null), [], [candidateAt('other', NOON)])).toEqual([])
})
