import { createHash } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { fromColumns, toColumns } from './line-columns.ts'

export interface PackedFile {
  /** With the scenario's name in front: `02-redis-maxmemory/logs/redis.log`. */
  readonly path: string
  readonly bytes: Buffer
}

const BEST = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
}

/** Alike stands beside alike: a compressor looks back some megabytes only. */
const byKind = (a: PackedFile, b: PackedFile): number => compare(kindOf(a), kindOf(b)) || compare(a.path, b.path)
const kindOf = ({ path }: PackedFile): string => path.slice(path.lastIndexOf('.'))
const compare = (a: string, b: string): number => Number(a > b) - Number(a < b)

export function packFiles(files: readonly PackedFile[]): Buffer {
  const sorted = files.toSorted(byKind)
  const text = toColumns(sorted.map(({ bytes }) => bytes.toString('latin1')))
  const head = JSON.stringify(sorted.map(({ path }) => path))
  return brotliCompressSync(Buffer.from(`${head}\n${text}`, 'latin1'), { params: BEST })
}

export function unpackFiles(pack: Buffer): PackedFile[] {
  const text = brotliDecompressSync(pack).toString('latin1')
  const end = text.indexOf('\n')
  const paths = JSON.parse(text.slice(0, end)) as string[]
  return fromColumns(text.slice(end + 1), paths.length).map((bytes, index) => ({
    path: paths[index]!,
    bytes: Buffer.from(bytes, 'latin1'),
  }))
}

/** One line a scenario: its name and the hash of all its files. */
export function listScenarios(files: readonly PackedFile[]): string {
  const byName = Map.groupBy(files, ({ path }) => path.slice(0, path.indexOf('/')))
  return [...byName]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([name, own]) => `${name} ${hashOf(own)}\n`)
    .join('')
}

function hashOf(files: readonly PackedFile[]): string {
  const hash = createHash('sha256')
  for (const { path, bytes } of files.toSorted((a, b) => compare(a.path, b.path)))
    hash.update(JSON.stringify([path, bytes.length])).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
