import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeOnce } from './make-once.ts'
import { unpackFiles } from './scenario-pack.ts'
import { writeFile } from './write-file.ts'

/** The few that lie in the checkout as they are, to be read. */
export const PLAIN = fileURLToPath(new URL('../../scenarios/', import.meta.url))
export const PACK = join(PLAIN, 'packed.br')
export const LISTING = join(PLAIN, 'packed.txt')
const CACHE = fileURLToPath(new URL('../../../../.cache/scenarios/', import.meta.url))

/** The folders of all scenarios, by name; the packed ones are unpacked on first use. */
export const scenarioFolders = (): string[] =>
  [PLAIN, unpackScenarios()]
    .flatMap((parent) =>
      readdirSync(parent, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => ({ name, folder: join(parent, name) })),
    )
    .toSorted((a, b) => Number(a.name > b.name) - Number(a.name < b.name))
    .map(({ folder }) => folder)

export const findScenario = (name: string): string | undefined =>
  scenarioFolders().find((folder) => basename(folder) === name)

export function scenarioFolder(name: string): string {
  const folder = findScenario(name)
  if (folder === undefined) throw new Error(`There is no scenario ${name}.`)
  return folder
}

function unpackScenarios(): string {
  const pack = readFileSync(PACK)
  const hash = createHash('sha256').update(pack).digest('hex').slice(0, 16)
  return makeOnce(join(CACHE, hash), (draft) => {
    for (const { path, bytes } of unpackFiles(pack)) writeFile(join(draft, path), bytes)
  })
}
