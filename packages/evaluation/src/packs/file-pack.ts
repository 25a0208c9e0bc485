import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { fromColumns, toColumns } from './line-columns.ts'

export interface PackedFile {
  /** With the entry's name in front: `02-redis-maxmemory/logs/redis.log`; an entry of one file is its name alone. */
  readonly path: string
  readonly bytes: Buffer
}

/** Alike stands beside alike. */
const byKind = (a: PackedFile, b: PackedFile): number => compare(kindOf(a), kindOf(b)) || compare(a.path, b.path)
const kindOf = ({ path }: PackedFile): string => path.slice(path.lastIndexOf('.'))
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

/** A window over all of it: what is alike may stand far apart. */
const WINDOW_BITS = 28
const BEST = {
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
}

/** The same files give the same pack. */
export function packFiles(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted(byKind)
  const text = toColumns(sorted.map(({ bytes }) => bytes.toString('latin1')))
  const head = JSON.stringify(sorted.map(({ path }) => path))
  const bytes = Buffer.from(`${head}\n${text}`, 'latin1')
  return brotliCompressSync(bytes, { params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

export function unpackFiles(pack: Buffer): PackedFile[] {
  const text = brotliDecompressSync(pack, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }).toString(
    'latin1',
  )
  const end = text.indexOf('\n')
  const paths = JSON.parse(text.slice(0, end)) as string[]
  const texts = fromColumns(text.slice(end + 1), paths.length)
  return paths.map((path, index) => ({ path, bytes: Buffer.from(texts[index] ?? '', 'latin1') }))
}

export const entryOfFile = ({ path }: PackedFile): string => path.split('/', 1)[0] ?? path

/** One line an entry: its name and the hash of all its files. */
export const listEntries = (files: readonly PackedFile[]): string =>
  [...Map.groupBy(files, entryOfFile)]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, own]) => `${name} ${hashOf(own)}\n`)
    .join('')

function hashOf(files: readonly PackedFile[]): string {
  const hash = createHash('sha256')
  for (const { path, bytes } of files.toSorted((a, b) => compare(a.path, b.path)))
    hash.update(JSON.stringify([path, bytes.length])).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
