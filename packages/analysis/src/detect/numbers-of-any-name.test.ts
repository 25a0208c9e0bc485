import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import { findFalls, findShifts } from './find-shifts.ts'
import { observeWorld } from './world.ts'

const START_MS = Date.UTC(2026, 5, 16, 5)

const logOf = (say: (minute: number) => string): string =>
  Array.from(
    { length: 120 },
    (_, minute) => `${new Date(START_MS + minute * 60_000).toISOString()} INFO render heartbeat ${say(minute)}\n`,
  ).join('')

const worldOf = (say: (minute: number) => string) => observeWorld(digestEvents(readTexts({ 'render.log': logOf(say) })))

const told = (found: readonly { readonly name: string; readonly shape: string }[]): string[][] =>
  found.map(({ name, shape }) => [name, shape])

const level = (minute: number): number => 300 + (minute % 7)

it('finds a number of any name that leaves the level which it kept', () => {
  const climbs = worldOf((minute) => `gdi=${level(minute) + Math.max(0, minute - 40) * 90} ws=${level(minute)}`)
  expect(told(findShifts(climbs))).toEqual([['gdi', 'climb']])
  const steps = worldOf((minute) => `fx: ${minute < 80 ? level(minute) : 100 * level(minute)}`)
  expect(told(findShifts(steps))).toEqual([['fx', 'step']])
  const falls = worldOf((minute) => `plates=${minute < 80 ? level(minute) : 4 + (minute % 3)}`)
  expect(findFalls(falls).map(({ name, to }) => [name, to])).toEqual([['plates', 6]])
})

it.each([
  ['only counts', (minute: number) => `plates=${minute * 40}`],
  ['varies', (minute: number) => `plates=${(minute * 7919) % 900}`],
  ['names one of many', (minute: number) => `plate_id=${minute < 80 ? 4 : 40_000 + minute}`],
  ['rises from nothing to little', (minute: number) => `plates=${minute < 80 ? 0 : 4}`],
])('leaves a number that %s', (_, say) => {
  expect(findShifts(worldOf(say))).toEqual([])
  expect(findFalls(worldOf(say))).toEqual([])
})

it('takes the length of a queue for no name of a queue', () =>
  expect(
    Object.values(worldOf((minute) => `queue=${minute % 20} mem=7`).digest.series).map(({ name }) => name),
  ).toEqual(['mem', 'queue']))

it('counts under a label only what a list knows, and under no drawn id', () => {
  const { series } = worldOf((minute) => `device=9f3c0b7${minute % 10} table=t${minute % 2} gdi=7 lag=2`).digest
  expect(Object.values(series).map(({ name }) => name)).toEqual(['gdi', 'lag', 'lag (table t0)', 'lag (table t1)'])
})
