import { expect, it } from 'vitest'
import { calibrate } from './calibrate.ts'
import type { CaseScore } from './score-case.ts'

const caseOf = (name: string, confidence: number, causeTop1: number): CaseScore =>
  ({ name, judgements: [{ confidence, causeTop1 }] }) as unknown as CaseScore

it('finds confidences that keep their word well calibrated', () => {
  const cases = Array.from({ length: 10 }, (_, i) => caseOf(`c${i}`, 0.8, i < 8 ? 1 : 0))
  const { bins, expectedError } = calibrate(cases)
  expect(bins).toMatchObject([{ from: 0.8, incidents: 10, right: 0.8 }])
  expect(expectedError).toBeCloseTo(0)
  expect(bins[0]?.rightLeavingOneOut).toEqual([7 / 9, 8 / 9])
})

it('shows by the other cases that boasting costs', () => {
  const cases = Array.from({ length: 10 }, (_, i) => caseOf(`c${i}`, 0.95, i < 2 ? 1 : 0))
  const { brier, brierFromOtherCases } = calibrate(cases)
  expect(brier).toBeGreaterThan(0.7)
  expect(brierFromOtherCases).toBeLessThan(0.35)
})

it('says nothing of nothing', () =>
  expect(calibrate([])).toEqual({ bins: [], expectedError: null, brier: null, brierFromOtherCases: null }))
