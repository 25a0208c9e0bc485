import { expect, it } from 'vitest'
import { RunningCount } from './running-count.ts'

const counted = new RunningCount([
  [3, 200],
  [5, 100],
  [2, 300],
])

it.each([
  [50, [0, 10]],
  [100, [0, 10]],
  [101, [5, 5]],
  [300, [8, 2]],
  [301, [10, 0]],
])('parts the events at %i', (timeMs, parts) => expect(counted.around(timeMs)).toEqual(parts))

it('counts none where there are none', () => expect(new RunningCount([]).around(7)).toEqual([0, 0]))
