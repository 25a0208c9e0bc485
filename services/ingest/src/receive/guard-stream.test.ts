import { ingestLimits } from '@holdfast/contracts/ingest-limits'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { guardStream } from './guard-stream.ts'

/** An upload whose pieces come this far apart, by a clock that only they move; storing each takes an hour. */
async function upload(pieces: readonly { bytes: number; afterMs: number }[]): Promise<number> {
  let time = 0
  const source = Readable.from(
    (function* () {
      for (const { bytes, afterMs } of pieces) {
        time += afterMs
        yield Buffer.alloc(bytes)
      }
    })(),
    { objectMode: true, highWaterMark: 1 },
  )
  let received = 0
  for await (const bytes of guardStream(source, source, ingestLimits, () => time)) received += bytes.length
  return received
}
const repeat = (count: number, piece: { bytes: number; afterMs: number }) => Array.from({ length: count }, () => piece)

it('takes an upload as slow as a bad line', async () => {
  expect(await upload(repeat(100, { bytes: 10_000, afterMs: 2_000 }))).toBe(1_000_000)
})

it('ends one that drips, also after a fast beginning', async () => {
  const drip = repeat(100, { bytes: 1, afterMs: 1_000 })
  await expect(upload(drip)).rejects.toMatchObject({ code: 'timeout' })
  await expect(upload([{ bytes: 100_000_000, afterMs: 1 }, ...drip])).rejects.toMatchObject({ code: 'timeout' })
})
