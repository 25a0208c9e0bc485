import { expect, it } from 'vitest'
import { joinAlarms, MOST_JOINED } from './join-alarms.ts'

const odds = (alarm: number): number => Math.exp(alarm)

it('a witness adds its odds', () => expect(odds(joinAlarms(0.2, [-1, -3]))).toBeCloseTo(odds(0.2) + odds(-1)))

it('more witnesses, or calm ones, add nothing', () => {
  expect(joinAlarms(0.2, [])).toBe(0.2)
  expect(joinAlarms(0.2, [-1, -1, -1])).toBe(joinAlarms(0.2, [-1]))
  expect(joinAlarms(0.2, [-40])).toBeCloseTo(0.2)
})

it('what is as loud adds the most', () => expect(joinAlarms(0.2, [0.2])).toBeCloseTo(0.2 + MOST_JOINED))
