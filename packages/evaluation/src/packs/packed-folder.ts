import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unpackFiles } from './file-pack.ts'
import { makeOnce } from './make-once.ts'
import { writeFile } from './write-file.ts'

export interface Entry {
  readonly name: string
  readonly path: string
}

export const packOf = (folder: string): string => join(folder, 'packed.br')
export const listingOf = (folder: string): string => join(folder, 'packed.txt')
const CACHE = fileURLToPath(new URL('../../../../.cache/packed/', import.meta.url))

/**
 * What lies in a folder as it is, and what its pack holds, by name. A plain entry goes before a packed one of its name.
 * `shared` are plain files that packed ones import.
 */
export function entriesOf(folder: string, shared: readonly string[] = []): Entry[] {
  const left = new Set([...shared, basename(packOf(folder)), basename(listingOf(folder))])
  const paths = new Map<string, string>()
  for (const parent of existsSync(packOf(folder)) ? [unpackedFolder(folder, shared), folder] : [folder])
    for (const name of readdirSync(parent)) if (!left.has(name)) paths.set(name, join(parent, name))
  return [...paths]
    .map(([name, path]) => ({ name, path }))
    .toSorted((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
}

/** What the pack of a folder holds, unpacked once for each version of it. */
export function unpackedFolder(folder: string, shared: readonly string[]): string {
  const pack = readFileSync(packOf(folder))
  const imported = shared.map((name) => ({ name, bytes: readFileSync(join(folder, name)) }))
  const hash = createHash('sha256').update(pack)
  for (const { bytes } of imported) hash.update(bytes)
  return makeOnce(join(CACHE, basename(resolve(folder)), hash.digest('hex').slice(0, 16)), (draft) => {
    for (const { path, bytes } of unpackFiles(pack)) writeFile(join(draft, path), bytes)
    for (const { name, bytes } of imported) writeFile(join(draft, name), bytes)
  })
}
