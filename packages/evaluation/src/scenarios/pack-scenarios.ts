import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { UsageError } from '../parse-arguments.ts'
import { LISTING, PACK } from './scenario-folders.ts'
import { listScenarios, packFiles, unpackFiles, type PackedFile } from './scenario-pack.ts'

/** Takes scenarios into the pack, in place of those of the same names, and answers the new listing. */
export function packScenarios(folders: readonly string[]): string {
  const lacking = folders.find((folder) => !existsSync(join(folder, 'truth.json')))
  if (lacking !== undefined) throw new UsageError(`${lacking} holds no truth.json.`)
  const names = new Set(folders.map((folder) => basename(resolve(folder))))
  const old = existsSync(PACK) ? unpackFiles(readFileSync(PACK)) : []
  const files = [
    ...old.filter(({ path }) => !names.has(path.slice(0, path.indexOf('/')))),
    ...folders.flatMap(readScenario),
  ]
  writeFileSync(PACK, packFiles(files))
  const listing = listScenarios(files)
  writeFileSync(LISTING, listing)
  return listing
}

function readScenario(folder: string): PackedFile[] {
  const name = basename(resolve(folder))
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ path: join(name, relative(folder, file)), bytes: readFileSync(file) }))
}
