import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { describe, expect, it } from 'vitest'
import { openShelves } from './open-shelves.ts'
import { packDigest } from './pack-digest.ts'
import { splitParts } from './packed-parts.ts'

const START_MS = 1_700_000_000_000

function digestOf(traces: number) {
  const digester = createDigester()
  const ref = { source: 'b', line: 1, offset: 0 }
  for (let trace = 0; trace < traces; trace++)
    digester.addSpan({
      traceId: String(trace).padStart(32, '0'),
      spanId: String(trace).padStart(16, '0'),
      parentSpanId: null,
      service: 'shop',
      name: 'GET /',
      startMs: START_MS + trace,
      durationMs: 5,
      isError: false,
      peer: null,
      message: 'x'.repeat(400),
      ref,
    })
  const point = { service: 'shop', resource: 'a', name: 'cpu', unit: '1', kind: 'gauge', value: 1, ref } as const
  digester.addPoint({ ...point, atMs: START_MS })
  return digester.finish()
}

describe.each([
  { name: 'a small digest', traces: 3, hasParts: false },
  { name: 'a large one', traces: 4_000, hasParts: true },
])('the shelves of $name', ({ traces, hasParts }) => {
  const digest = digestOf(traces)
  const packed = packDigest(digest)

  it('are read without the others', () => {
    expect(splitParts(packed).length > 1).toBe(hasParts)
    const shelves = openShelves(packed, ['traces', 'points'])
    const entries = [...(shelves?.parts() ?? [])].flat()
    expect(shelves?.head.spans?.spanCount).toBe(traces)
    expect(new Set(entries.map(([shelf]) => shelf))).toEqual(new Set(['traces', 'points']))
    expect(
      Object.fromEntries(entries.flatMap(([shelf, key, value]) => (shelf === 'traces' ? [[key, value]] : []))),
    ).toEqual(digest.spans?.traces)
  })

  it('are read for one word without parsing parts that lack it', () => {
    const word = '2'.padStart(32, '0')
    const parts = [...(openShelves(packed, ['traces'])?.parts(word) ?? [])].filter((part) => part.length > 0)
    expect(parts).toHaveLength(1)
    expect(parts.flat().some(([, key]) => key === word)).toBe(true)
  })

  it('of another version are none', () => {
    expect(openShelves(packDigest({ ...digest, version: 2 as 1 }), ['traces'])).toBeNull()
  })
})
