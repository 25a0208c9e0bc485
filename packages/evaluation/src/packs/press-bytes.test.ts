import { brotliCompressSync, constants } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expandBytes, pressBytes } from './press-bytes.ts'

const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
/** Each takes its tables of some megabytes. */
const RUNS = { numRuns: 25 }

const log = (lines: number): Buffer =>
  Buffer.from(
    Array.from(
      { length: lines },
      (_, n) => `10:${n % 60} job ${(n * 7_919) % 1_000} of ${n % 3 === 0 ? 'billing' : 'search'} took ${n % 17} ms`,
    ).join('\n'),
  )

it('gives back whatever it pressed', () =>
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), fc.string({ maxLength: 300 })), (content) => {
      const bytes = Buffer.from(content as Uint8Array)
      expect(expandBytes(pressBytes(bytes))).toEqual(bytes)
    }),
    RUNS,
  ))

it('gives back long runs of one byte and noise alike', () => {
  const noise = Buffer.from(Array.from({ length: 5_000 }, (_, n) => (Math.imul(n + 1, 0x9e_37_79_b1) >>> 13) & 0xff))
  for (const bytes of [Buffer.alloc(20_000, 65), Buffer.alloc(5_000), noise, Buffer.alloc(0)])
    expect(expandBytes(pressBytes(bytes))).toEqual(bytes)
})

it('writes the same bytes each time, fewer than Brotli at its best', () => {
  const bytes = log(2_000)
  const pressed = pressBytes(bytes)
  expect(pressBytes(bytes)).toEqual(pressed)
  expect(pressed.length).toBeLessThan(brotliCompressSync(bytes, BEST).length)
})

it('reads what was written on another day', () => {
  const pressed = '00000022a02411438dc583308a5e4f51a2a5ae3419359f0292c148ba26b377890ac3f17466e8ade2'
  expect(pressBytes(Buffer.from('disk full: no space left on device')).toString('hex')).toBe(pressed)
  expect(expandBytes(Buffer.from(pressed, 'hex')).toString()).toBe('disk full: no space left on device')
})
