import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { UsageError } from '../parse-arguments.ts'
import { entryOfFile, listEntries, packFiles, unpackFiles, type PackedFile } from './file-pack.ts'
import { listingOf, packOf } from './packed-folder.ts'

/** Where the packs of this project lie. */
const HOME = fileURLToPath(new URL('../../', import.meta.url))

/** By what a folder holds, or a file is. */
const KINDS: readonly (readonly [kind: string, isOne: (path: string) => boolean])[] = [
  ['scenarios', (path) => existsSync(join(path, 'truth.json'))],
  ['batches', (path) => existsSync(join(path, 'batch.mjs'))],
  ['layouts', (path) => existsSync(join(path, 'generate.mjs'))],
  ['stories', (path) => path.endsWith('.jsonl')],
  ['investigations', (path) => path.endsWith('.json') && 'turns' in readJson(path)],
  ['recordings', (path) => path.endsWith('.json') && 'purpose' in readJson(path)],
]

/**
 * Takes entries into the packs of their kinds, in place of those of the same names, and answers how many each holds.
 * One that lay beside its pack is there no longer.
 */
export function packEntries(paths: readonly string[], home: string = HOME): Record<string, number> {
  const byKind = Map.groupBy(
    paths.map((path) => resolve(path)),
    kindOf,
  )
  return Object.fromEntries([...byKind].map(([kind, own]) => [kind, addToPack(join(home, kind), own)]))
}

function kindOf(path: string): string {
  const kind = existsSync(path) ? KINDS.find(([, isOne]) => isOne(path)) : undefined
  if (kind === undefined)
    throw new UsageError(`${path} is no scenario, batch, layout, file of stories, investigation or recording.`)
  return kind[0]
}

function addToPack(folder: string, paths: readonly string[]): number {
  mkdirSync(folder, { recursive: true })
  const names = new Set(paths.map((path) => basename(path)))
  const packed = existsSync(packOf(folder)) ? unpackFiles(readFileSync(packOf(folder))) : []
  const files = [...packed.filter((file) => !names.has(entryOfFile(file))), ...paths.flatMap(readEntry)]
  writePack(folder, files)
  for (const path of paths) if (dirname(path) === resolve(folder)) rmSync(path, { recursive: true })
  return new Set(files.map(entryOfFile)).size
}

/** Takes entries out of the pack of a folder. */
export function dropEntries(folder: string, names: ReadonlySet<string>): void {
  const packed = unpackFiles(readFileSync(packOf(folder)))
  writePack(
    folder,
    packed.filter((file) => !names.has(entryOfFile(file))),
  )
}

function writePack(folder: string, files: readonly PackedFile[]): void {
  writeFileSync(packOf(folder), packFiles(files))
  writeFileSync(listingOf(folder), listEntries(files))
}

function readEntry(path: string): PackedFile[] {
  if (statSync(path).isFile()) return [{ path: basename(path), bytes: readFileSync(path) }]
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ path: relative(dirname(path), file), bytes: readFileSync(file) }))
}

const readJson = (path: string): object => Object(JSON.parse(readFileSync(path, 'utf8')))
