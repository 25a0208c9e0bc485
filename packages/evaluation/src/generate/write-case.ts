import { join } from 'node:path'
import { writeFile } from '../packs/write-file.ts'
import type { GeneratedCase } from './generate-case.ts'

export function writeCase(parent: string, { truth, files }: GeneratedCase): string {
  const folder = join(parent, truth.name)
  for (const file of files) writeFile(join(folder, file.name), file.text)
  writeFile(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`)
  return folder
}
