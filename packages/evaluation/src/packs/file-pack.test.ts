import { brotliDecompressSync, constants } from 'node:zlib'
import { expect, it } from 'vitest'
import { packFiles, unpackFiles, type PackedFile } from './file-pack.ts'

const fileOf = (path: string, text: string): PackedFile => ({ path, bytes: Buffer.from(text) })
const hex = (of: number): string => ((of * 2654435761) >>> 0).toString(16)

const log = Array.from({ length: 4_000 }, (_, at) =>
  at % 3 === 0
    ? `${1_000_000 + at * 17} worker job=${hex(at)} took ${at % 97} ms\n`
    : `${1_000_000 + at * 17} web GET /items/${(at * 7_919) % 10_007} ${200 + (at % 5)} ${hex(at * 3)}\n`,
).join('')
const code = 'export const a = (r) => r.int(3, 9)\nexport const ä = "b"\n'

const headOf = (pack: Buffer): unknown[] => {
  const text = brotliDecompressSync(pack, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } })
  return JSON.parse(text.subarray(0, text.indexOf('\n')).toString()) as unknown[]
}

it.each([
  ['logs', log, true],
  ['code', code, false],
])('gives %s back as they were, written the smaller way', (_, text, isInColumns) => {
  const files = [fileOf('b/one.txt', text), fileOf('a/two.txt', ''), fileOf('a/one.txt', `${text}end`)]
  const pack = packFiles(files)
  expect(unpackFiles(pack)).toEqual(files.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
  expect(headOf(pack)[0] === 'a/one.txt').toBe(isInColumns)
})
