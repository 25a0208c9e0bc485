import { expect, it } from 'vitest'
import { digestEvents, readTexts } from '../../test/analyze-texts.ts'
import type { Digest } from '../model/digest.ts'
import { evictDigest } from './evict-digest.ts'
import { mergeDigests } from './merge-digests.ts'

const START_MS = Date.UTC(2026, 5, 16, 5)
const MINUTE_MS = 60_000

const digestOf = (from: number, to: number, say: (minute: number) => string): Digest => {
  const lines = Array.from({ length: to - from }, (_, at) => {
    const time = new Date(START_MS + (from + at) * MINUTE_MS).toISOString()
    return `${time} INFO shop ${say(from + at)}`
  })
  return digestEvents(readTexts({ 'shop.log': `${lines.join('\n')}\n` }))
}

const served = (minute: number): string =>
  `served page cache=${minute % 3 === 0 ? 'MISS' : 'HIT'} request=req-${minute} rows=${minute} level=info`

const countsOf = ({ values = {} }: Digest): Record<string, Record<string, number> | null> =>
  Object.fromEntries(
    Object.values(values).map(({ name, values: all }) => [
      name,
      all && Object.fromEntries(Object.entries(all).map(([value, { count }]) => [value, count])),
    ]),
  )

it('counts the few values of a key, and gives up one that is another each time', () =>
  expect(countsOf(digestOf(0, 30, served))).toEqual({ cache: { HIT: 20, MISS: 10 }, request: null }))

it('reads fields as it reads pairs', () => {
  const say = (minute: number): string => JSON.stringify({ at: START_MS + minute, msg: 'served', tier: 'gold' })
  const lines = Array.from({ length: 5 }, (_, minute) => say(minute)).join('\n')
  expect(countsOf(digestEvents(readTexts({ 'shop.json': lines })))).toMatchObject({ tier: { gold: 5 } })
})

it('gives up what has too many values in two parts together', () => {
  const parts = [0, 9].map((from) => digestOf(from, from + 9, (minute) => `sent to=${'abcdefghijklmnopqr'[minute]}`))
  const [a, b] = parts as [Digest, Digest]
  expect(countsOf(a)['to']).toHaveProperty('a', 1)
  expect(countsOf(mergeDigests(a, b))).toEqual({ to: null })
})

it('forgets what is older than is kept', () => {
  const old = digestOf(0, 600, (minute) => `served page cache=${minute < 100 ? 'MISS' : 'HIT'}`)
  expect(Object.keys(countsOf(evictDigest(old, 240 * MINUTE_MS))['cache'] ?? {})).toEqual(['HIT'])
})
