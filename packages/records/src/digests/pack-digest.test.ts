import { createDigester } from '@holdfast/analysis/digest/create-digester'
import { readRecord } from '@holdfast/analysis/read/read-record'
import { describe, expect, it } from 'vitest'
import { wordyLines } from '@holdfast/testing/wordy-lines'
import { packDigest, unpackDigest } from './pack-digest.ts'
import { joinParts, splitParts } from './packed-parts.ts'
import { compress } from './packed-text.ts'

function digestOf(lines: readonly string[]) {
  const digester = createDigester()
  for (const [index, body] of lines.entries())
    digester.add(readRecord({ body, ref: { source: 'a.log', line: index + 1, offset: index } }))
  return digester.finish()
}

describe('packing a digest', () => {
  it.each([
    { name: 'keeps a small one in one part', lines: 20, hasParts: false },
    { name: 'takes a large one apart', lines: 1_200, hasParts: true },
  ])('$name', ({ lines, hasParts }) => {
    const digest = digestOf(wordyLines({ lines, chars: 1_200 }))
    const packed = packDigest(digest)
    expect(splitParts(packed).length > 1).toBe(hasParts)
    expect(JSON.stringify(unpackDigest(packed))).toBe(JSON.stringify(digest))
  })

  it('keeps spans and series', () => {
    const digester = createDigester()
    const ref = { source: 'b', line: 1, offset: 0 }
    digester.addSpan({
      traceId: 'a'.repeat(32),
      spanId: 'b'.repeat(16),
      parentSpanId: null,
      service: 'shop',
      name: 'GET /',
      startMs: 1_700_000_000_000,
      durationMs: 5,
      isError: true,
      peer: null,
      message: 'gone',
      ref,
    })
    const point = { service: 'shop', resource: 'a', name: 'cpu', unit: '1', kind: 'gauge', value: 1, ref } as const
    digester.addPoint({ ...point, atMs: 1_700_000_000_000 })
    const digest = digester.finish()
    expect(unpackDigest(packDigest(digest))).toEqual(digest)
  })

  it('tells another version', () => {
    expect(unpackDigest(packDigest({ ...digestOf([]), version: 2 as 1 }))).toBeNull()
  })

  it('takes nothing else for a digest, nor for a part of one', () => {
    expect(unpackDigest(compress('{"version":1}'))).toBeNull()
    const head = compress(JSON.stringify(digestOf([])))
    const strange = joinParts([head, compress('[["cellar","a",1]]')])
    expect(() => unpackDigest(strange)).toThrow('no entries')
  })
})
