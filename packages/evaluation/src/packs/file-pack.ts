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

/** The same files give the same pack: of two ways to write them down the one that comes out smaller. */
export function packFiles(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted(byKind)
  const [plain, columns] = [compress(writePlain(sorted)), compress(writeColumns(sorted))]
  return plain.length < columns.length ? plain : columns
}

function compress(text: string): Buffer {
  const bytes = Buffer.from(text, 'latin1')
  return brotliCompressSync(bytes, { params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })
}

/** Code, whose lines differ in more than numbers: each path has the length of its file beside it. */
const writePlain = (files: readonly PackedFile[]): string =>
  `${JSON.stringify(files.map(({ path, bytes }) => [path, bytes.length]))}\n${files.map(latin1Of).join('')}`

/** Logs. */
const writeColumns = (files: readonly PackedFile[]): string =>
  `${JSON.stringify(files.map(({ path }) => path))}\n${toColumns(files.map(latin1Of))}`

const latin1Of = ({ bytes }: PackedFile): string => bytes.toString('latin1')

type Head = readonly string[] | readonly (readonly [path: string, length: number])[]

export function unpackFiles(pack: Buffer): PackedFile[] {
  const text = brotliDecompressSync(pack, { params: { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 } }).toString(
    'latin1',
  )
  const end = text.indexOf('\n')
  const head = JSON.parse(text.slice(0, end)) as Head
  const body = text.slice(end + 1)
  const texts = isPlain(head) ? cutPlain(body, head) : fromColumns(body, head.length)
  return head.map((entry, index) => ({
    path: typeof entry === 'string' ? entry : entry[0],
    bytes: Buffer.from(texts[index] ?? '', 'latin1'),
  }))
}

const isPlain = (head: Head): head is readonly (readonly [string, number])[] => typeof head[0] !== 'string'

function cutPlain(body: string, head: readonly (readonly [string, number])[]): string[] {
  let from = 0
  return head.map(([, length]) => body.slice(from, (from += length)))
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
