import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

export interface FoundFolders {
  readonly cases: readonly string[]
  readonly templates: readonly string[]
}

/** A path is a case, a folder of cases, or a folder of labelled template logs. */
export function findCases(path: string): FoundFolders {
  if (existsSync(join(path, 'truth.json'))) return { cases: [path], templates: [] }
  const names = readdirSync(path).toSorted()
  return {
    cases: names.map((name) => join(path, name)).filter((folder) => existsSync(join(folder, 'truth.json'))),
    templates: names.some((name) => basename(name).endsWith('.events.txt')) ? [path] : [],
  }
}
