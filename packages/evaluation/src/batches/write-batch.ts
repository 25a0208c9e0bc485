import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const BATCHES = fileURLToPath(new URL('../../batches/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../.cache/batches/', import.meta.url))
const SEED = '1'

/** The batches that were written blind: each is a generator, and the same seed writes the same bytes. */
export const batchNames = (): string[] =>
  readdirSync(BATCHES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()

/** Writes the cases of a batch, once, and answers their folder. */
export function writeBatch(name: string): string {
  const folder = join(CACHE, name)
  if (existsSync(folder)) return folder
  mkdirSync(CACHE, { recursive: true })
  const draft = mkdtempSync(join(CACHE, `${name}-`))
  const script = join(BATCHES, name, 'batch.mjs')
  const { status, stderr } = spawnSync(process.execPath, [script, '--seed', SEED, '--out', draft], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The batch ${name} cannot be written: ${stderr}`)
  renameSync(draft, folder)
  return folder
}
