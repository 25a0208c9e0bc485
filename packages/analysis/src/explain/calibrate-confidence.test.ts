import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { calibrateConfidence } from './calibrate-confidence.ts'

it('never falls as the evidence grows, and stays a share', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (a, b) => {
      const [low, high] = [calibrateConfidence(Math.min(a, b)), calibrateConfidence(Math.max(a, b))]
      expect(low).toBeLessThanOrEqual(high)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThan(1)
    }),
  )
})

it('leaves weak evidence weak', () => expect(calibrateConfidence(0.4)).toBeLessThan(0.5))
