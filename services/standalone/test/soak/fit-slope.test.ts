import { describe, expect, it } from 'vitest'
import { fitSlope, judgeSlope, lowWaterMarks, type Point } from './fit-slope.ts'

/** The same every time: a small generator of its own. */
function noise(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648 - 0.5
  }
}

const series = (valueAt: (hours: number) => number): Point[] =>
  Array.from({ length: 360 }, (_, index) => ({ hours: index / 720, value: valueAt(index / 720) }))

describe('the slope of a series', () => {
  it('is what it is made with, within its margin', () => {
    const random = noise(7)
    const slope = fitSlope(series((hours) => 300 + 40 * hours + 10 * random()))
    expect(Math.abs(slope.perHour - 40)).toBeLessThan(slope.margin)
    expect(slope.margin).toBeLessThan(5)
    expect(slope.mean).toBeCloseTo(310, 0)
  })

  it('is less certain where samples resemble their neighbours', () => {
    const random = noise(7)
    let drift = 0
    const wandering = series(() => {
      drift = 0.95 * drift + random()
      return 300 + drift
    })
    const plain = noise(7)
    expect(fitSlope(wandering).margin).toBeGreaterThan(3 * fitSlope(series(() => 300 + plain())).margin)
  })

  it('of a heap is that of its floor', () => {
    const sawtooth = series((hours) => 300 + ((hours * 3_600) % 25) * 4)
    const floor = lowWaterMarks(sawtooth, 1 / 120)
    expect(floor).toHaveLength(60)
    expect(Math.abs(fitSlope(floor).perHour)).toBeLessThan(1)
  })
})

it.each([
  { name: 'surely small', perHour: 2, margin: 3, verdict: 'flat' },
  { name: 'falling', perHour: -500, margin: 20, verdict: 'flat' },
  { name: 'surely too steep', perHour: 40, margin: 10, verdict: 'rising' },
  { name: 'steep, but it may be noise', perHour: 40, margin: 50, verdict: 'undecided' },
  { name: 'small, but it may be steep', perHour: 2, margin: 50, verdict: 'undecided' },
])('judges $name as $verdict', ({ perHour, margin, verdict }) => {
  expect(judgeSlope({ mean: 300, perHour, margin }, 10)).toBe(verdict)
})
