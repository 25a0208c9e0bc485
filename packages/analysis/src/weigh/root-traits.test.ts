import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { renderOutage } from '../../test/outage.ts'
import { every } from '../../test/steady-lines.ts'
import { observeWorld } from '../detect/world.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { rootTraits } from './root-traits.ts'

it.each([
  [30, 1],
  [240, 1],
  [900, undefined],
])('what is said quietly %s seconds before anything fails is the first, or is not', (seconds, first) => {
  const lines = [
    ...every('shop', [0, 3600], 3, (index) => `order ${index} placed`),
    ...every('prices', [2400 - seconds, 2401 - seconds], 1, () => 'price list 12 lacks a currency', 'warn'),
    ...every('shop', [2400, 3600], 5, () => 'order could not be stored: no currency', 'error'),
  ]
  const world = observeWorld(digestEvents(readTexts(renderOutage(lines))))
  const { candidates } = gatherCandidates(world)
  const alarms = new Map(candidates.map((one) => [one, one.symptom.badness === 2 ? 3 : -3]))
  const quiet = candidates.find(({ symptom }) => symptom.service === 'prices')
  const link = () => ({ strength: 0, reasons: [] })
  const pool = { world, candidates, alarms, link } as unknown as Parameters<typeof rootTraits>[1]
  expect(quiet && rootTraits(quiet, pool).first).toBe(first)
})
