import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GeneratedCase } from './generate-case.ts'

export function writeCase(parent: string, { truth, files }: GeneratedCase): string {
  const folder = join(parent, truth.name)
  mkdirSync(join(folder, 'logs'), { recursive: true })
  for (const file of files) writeFileSync(join(folder, file.name), file.text)
  writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`)
  return folder
}
