import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Kysely } from 'kysely'
import type { IndexDefinitions } from './build-indexes.ts'
import { migrationFiles } from './migration-files.ts'

export interface Migration {
  name: string
  hash: string
  /** Of tables in use: built beside their writers, before `up` and outside its transaction. By name. */
  indexes?: IndexDefinitions
  up(db: Kysely<unknown>): Promise<void>
}

/** Finds the `NNNN-name.ts` files of this folder, in their order. */
export async function findMigrations(folder: string = import.meta.dirname): Promise<Migration[]> {
  const names = migrationFiles(await readdir(folder))
  assertNumbers(names)
  return Promise.all(names.map((file) => loadMigration(folder, file)))
}

async function loadMigration(folder: string, file: string): Promise<Migration> {
  const location = path.join(folder, file)
  const source = await readFile(location, 'utf8')
  const module: Partial<Pick<Migration, 'up' | 'indexes'>> = await import(pathToFileURL(location).href)
  if (!module.up) throw new Error(`Migration ${file} exports no function up.`)
  // Without white space, so that a formatter's new habit is not taken for a changed history.
  const hash = createHash('sha256').update(source.replaceAll(/\s/g, '')).digest('hex')
  return { name: file.replace(/\.ts$/, ''), hash, up: module.up, ...(module.indexes && { indexes: module.indexes }) }
}

function assertNumbers(files: readonly string[]): void {
  const taken = new Map<string, string>()
  for (const file of files) {
    const number = file.slice(0, 4)
    const other = taken.get(number)
    if (other !== undefined) throw new Error(`Migrations ${other} and ${file} have the same number.`)
    taken.set(number, file)
  }
}
