import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { entriesOf, type Entry } from '../packs/packed-folder.ts'

const SCENARIOS = fileURLToPath(new URL('../../scenarios/', import.meta.url))

const scenarios = (): Entry[] => entriesOf(SCENARIOS).filter(({ path }) => statSync(path).isDirectory())

/** The folders of all scenarios, by name. */
export const scenarioFolders = (): string[] => scenarios().map(({ path }) => path)

export const findScenario = (name: string): string | undefined => scenarios().find((entry) => entry.name === name)?.path

export function scenarioFolder(name: string): string {
  const folder = findScenario(name)
  if (folder === undefined) throw new Error(`There is no scenario ${name}.`)
  return folder
}
