import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { renderOutage } from '../../test/outage.ts'
import { every } from '../../test/steady-lines.ts'
import { observeWorld } from '../detect/world.ts'
import type { Candidate } from './candidate.ts'
import { gatherCandidates } from './gather-candidates.ts'
import { rootTraits, type Pool } from './root-traits.ts'

function poolOf(lines: Parameters<typeof renderOutage>[0], strength = 0): Pool {
  const world = observeWorld(digestEvents(readTexts(renderOutage(lines))))
  const { candidates } = gatherCandidates(world)
  const alarms = new Map(candidates.map((one) => [one, one.symptom.badness === 2 ? 3 : -3]))
  const link = () => ({ strength, because: 'moment' as const })
  const seed = candidates.find(({ symptom }) => symptom.badness === 2)
  if (seed === undefined) throw new Error('Nothing fails.')
  return { world, candidates, alarms, link, seed }
}

function find({ candidates }: Pool, isIt: (one: Candidate) => boolean): Candidate {
  const found = candidates.find(isIt)
  if (found === undefined) throw new Error('There is no such candidate.')
  return found
}

const placed = every('shop', [0, 3600], 3, (index) => `order ${index} placed`)

it.each([
  [30, 1],
  [240, 1],
  [900, undefined],
])('what is said quietly %s seconds before anything fails is the first, or is not', (seconds, first) => {
  const pool = poolOf([
    ...placed,
    ...every('prices', [2400 - seconds, 2401 - seconds], 1, () => 'price list 12 lacks a currency', 'warn'),
    ...every('shop', [2400, 3600], 5, () => 'order could not be stored: no currency', 'error'),
  ])
  const quiet = find(pool, ({ symptom }) => symptom.service === 'prices')
  expect(rootTraits(quiet, pool).first).toBe(first)
})

it('what is not among those that are linked is apart', () => {
  const pool = poolOf([
    ...placed,
    ...every('shop', [2400, 3600], 5, () => 'order could not be stored: no currency', 'error'),
    ...every('mailer', [2300, 3600], 7, () => 'newsletter could not be rendered', 'error'),
  ])
  const stranger = find(pool, ({ symptom }) => symptom.service === 'mailer')
  expect(rootTraits(stranger, pool).apart).toBeUndefined()
  expect(rootTraits(stranger, { ...pool, candidates: pool.candidates.filter((one) => one !== stranger) }).apart).toBe(1)
})

it('of what was counted it is known whether its service says by itself what is wrong', () => {
  const slower = every('shop', [2400, 3600], 3, (index) => `order ${index} stored in ${900 + (index % 9)} ms`)
  const quick = every('shop', [0, 2400], 3, (index) => `order ${index} stored in ${10 + (index % 9)} ms`)
  const failed = (service: string) => every(service, [2400, 3600], 5, () => 'disk /data is full', 'error')
  const besideOwn = (service: string): unknown => {
    const pool = poolOf([...quick, ...slower, ...failed(service)])
    return rootTraits(
      find(pool, ({ isCounted, symptom }) => isCounted && symptom.service === 'shop'),
      pool,
    ).besideOwn
  }
  expect(besideOwn('shop')).toBe(1)
  expect(besideOwn('files')).toBeUndefined()
})
