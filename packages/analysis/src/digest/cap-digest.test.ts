import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { digestEvents } from '../../test/analyze-texts.ts'
import type { Digest } from '../model/digest.ts'
import type { LogEvent } from '../model/log-event.ts'
import { MAX_SERIES, MAX_SERVICES, MAX_SUBJECTS } from './cap-digest.ts'
import { mergeDigests } from './merge-digests.ts'

const eventOf = (index: number, change: Partial<LogEvent>): LogEvent => ({
  ref: { source: 'a.log', line: index + 1, offset: index * 80 },
  lineCount: 1,
  timestampMs: index * 1000,
  zoneAssumed: false,
  level: 'error',
  message: 'dial tcp 10.0.0.5:6379: connect: connection refused',
  raw: '',
  continuation: [],
  format: 'plain',
  entities: {},
  fields: {},
  ...change,
})

const attacks = {
  services: (index: number) => eventOf(index, { entities: { service: `service-${index % 1_200}` } }),
  subjects: (index: number) =>
    eventOf(index, { message: `dial tcp db-${index % 1_200}.shop:6379: connect: connection refused` }),
  series: (index: number) =>
    eventOf(index, { level: 'info', message: 'sizes', fields: { [`cpu_${index % 1_200}`]: '7' } }),
}

const kept: Record<keyof typeof attacks, (digest: Digest) => number> = {
  services: ({ templates }) => new Set(Object.values(templates).flatMap(({ service }) => service ?? [])).size,
  subjects: ({ templates }) => new Set(Object.values(templates).flatMap(({ subject }) => subject ?? [])).size,
  series: ({ series }) => Object.keys(series).length,
}
const tells = (name: string, unit: object): boolean => (unit as Record<string, unknown>)[name.slice(0, -1)] !== null

const limits = { services: MAX_SERVICES, subjects: MAX_SUBJECTS, series: MAX_SERIES }

const names = Object.keys(attacks) as (keyof typeof attacks)[]

describe.each(names)('a log of many %s', (name) => {
  const events = Array.from({ length: 1_800 }, (_none, index) => attacks[name](index))
  const whole = digestEvents(events)
  const bytes = JSON.stringify(whole)

  it('keeps as many as the bound, and counts the others', () => {
    const values = name === 'series' ? Object.values(whole.series) : Object.values(whole.templates)
    const told = values.reduce((sum, value) => sum + (name === 'series' || tells(name, value) ? value.count : 0), 0)
    expect(kept[name](whole)).toBe(limits[name])
    expect(whole.folded?.[name]).toBe(1_800 - told)
    expect(Object.values(whole.templates).reduce((sum, { count }) => sum + count, 0)).toBe(1_800)
  })

  it('gives one digest, however it is cut and merged', () => {
    fc.assert(
      fc.property(fc.nat(1_800), fc.nat(1_800), fc.boolean(), (x, y, isTurned) => {
        const [from, to] = [Math.min(x, y), Math.max(x, y)]
        const [a, b, c] = [events.slice(0, from), events.slice(from, to), events.slice(to)].map(digestEvents) as [
          Digest,
          Digest,
          Digest,
        ]
        const merged = isTurned ? mergeDigests(c, mergeDigests(b, a)) : mergeDigests(mergeDigests(a, b), c)
        expect(JSON.stringify(merged) === bytes).toBe(true)
      }),
      { numRuns: 5 },
    )
  })
})

it('keeps the buckets of a log of twenty thousand days few', () => {
  const digest = digestEvents(
    Array.from({ length: 20_000 }, (_none, index) => eventOf(index, { timestampMs: index * 86_400_000 })),
  )
  for (const { buckets } of Object.values(digest.templates)) expect(Object.keys(buckets).length).toBeLessThan(2_002)
})

it('says nothing of bounds that were not reached', () => {
  expect(digestEvents([eventOf(1, {})])).not.toHaveProperty('folded')
})
