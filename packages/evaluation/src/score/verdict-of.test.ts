import { expect, it } from 'vitest'
import type { CaseScore } from './score-case.ts'
import type { Judgement } from './judge-incident.ts'
import { isRightVerdict, verdictOf } from './verdict-of.ts'

const judged = (detected: number, causeTop1: number, blamedVictim: number): Judgement =>
  ({ detected, causeTop1, blamedVictim }) as Judgement
const scored = (some: Partial<CaseScore>): CaseScore =>
  ({ kind: 'incident', reported: 1, extra: 0, judgements: [], ...some }) as CaseScore

it.each([
  ['clean', scored({ kind: 'clean', reported: 0 })],
  ['false alarm', scored({ kind: 'clean' })],
  ['right', scored({ judgements: [judged(1, 1, 0)] })],
  ['victim', scored({ judgements: [judged(1, 1, 1)] })],
  ['missed', scored({ judgements: [judged(0, 0, 0)], reported: 0 })],
  ['right, wrong cause, and a false alarm', scored({ judgements: [judged(1, 1, 0), judged(1, 0, 0)], extra: 1 })],
])('says %s', (verdict, score) => expect(verdictOf(score)).toBe(verdict))

it('takes nothing for right that has a fault', () =>
  expect(
    ['right', 'clean', 'right, right', 'right, and a false alarm', 'right, missed', 'victim'].filter(isRightVerdict),
  ).toEqual(['right', 'clean', 'right, right']))
