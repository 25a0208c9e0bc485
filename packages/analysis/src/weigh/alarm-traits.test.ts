import { describe, expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { renderOutage } from '../../test/outage.ts'
import { analyzeLines, every } from '../../test/steady-lines.ts'
import { observeWorld } from '../detect/world.ts'
import { traitsOf } from './form-incidents.ts'
import { gatherCandidates } from './gather-candidates.ts'

it('a log of nothing but one failure, from its first line on, is an incident', () => {
  const lines = every('cart', [0, 54], 0.9, () => 'could not connect to cache:6379: Connection refused', 'error')
  expect(analyzeLines(lines)).toHaveLength(1)
})

describe('what fails while work was announced', () => {
  const calm = every('shop', [0, 2400], 2, (index) => `order ${index} placed`)
  const failing = every('shop', [1300, 2400], 10, () => 'order could not be stored: connection refused', 'error')
  const isAnnouncedBy = (message: string): boolean => {
    const world = observeWorld(
      digestEvents(readTexts(renderOutage([...calm, ...failing, ...every('ops', [1200, 1201], 1, () => message)]))),
    )
    const traits = traitsOf(gatherCandidates(world).candidates, world)
    return [...traits.values()].some(({ error, announced }) => error !== undefined && announced === 1)
  }

  it.each([
    ['maintenance window begins, primary is moved to db-2', true],
    ['draining node-4 for a rolling upgrade', true],
    ['Wartungsfenster beginnt', true],
    ['lunch menu of today is on the board', false],
    ['planned failover failed, node-4 is unresponsive', false],
  ])('%s: %s', (message, isAnnounced) => expect(isAnnouncedBy(message)).toBe(isAnnounced))
})

it.each([
  ['Job succeeded', 0],
  ['still at work', 1],
])('what comes often counts as such, unless its run succeeds: %s', (end, least) => {
  const at = (second: number): string => new Date(Date.UTC(2026, 2, 2, 10, 0, second)).toISOString()
  const calm = Array.from({ length: 60 }, (_, index) => `${at(index * 5)} INFO case ${index} ran`)
  const failing = Array.from({ length: 12 }, (_, index) => `${at(300 + index)} ERROR payment provider is down`)
  const text = [...calm, ...failing, `${at(320)} INFO ${end}`].join('\n')
  const world = observeWorld(digestEvents(readTexts({ 'job.log': `${text}\n` })))
  const many = [...traitsOf(gatherCandidates(world).candidates, world).values()].map((traits) => traits.many ?? 0)
  expect(Math.max(...many) >= 1 ? 1 : 0).toBe(least)
})

it.each([
  ['takes it back', 'NIC Link is Up 2500 Mbps', true],
  ['says it again', 'NIC Link is Down', false],
  ['speaks of another', 'wlan0 link becomes ready', false],
])('a link that is down once is healed where the next line %s', (_, next, heals) => {
  const boot = ['[    3.120000] EXT4-fs (sda2): mounted', '[    7.631000] igc 0000:56:00.0 eth7: NIC Link is Down']
  const text = [...boot, `[    8.258000] igc 0000:56:00.0 eth7: ${next}`, '[    9.1] snd: no codecs found'].join('\n')
  const world = observeWorld(digestEvents(readTexts({ 'dmesg.log': `${text}\n` })))
  expect([...traitsOf(gatherCandidates(world).candidates, world).values()].some((traits) => traits.heals === 1)).toBe(
    heals,
  )
})
