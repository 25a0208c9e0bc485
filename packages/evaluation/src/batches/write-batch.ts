import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeOnce } from '../packs/make-once.ts'
import { entriesOf, type Entry } from '../packs/packed-folder.ts'
import { writeFile } from '../packs/write-file.ts'

const BATCHES = fileURLToPath(new URL('../../batches/', import.meta.url))
const CACHE = fileURLToPath(new URL('../../../../.cache/batches/', import.meta.url))
const SEED = '1'
/** What all generators import. */
const SHARED = 'case.mjs'

/** Scored once and not trained on: the figures to believe. Take one out when another has been written. */
const LEFT_ALONE: ReadonlySet<string> = new Set(['hundredtwo', 'hundredthree', 'hundredfour'])

/** Too old to learn from: investigations that were recorded of their cases are replayed. */
const KEPT_FOR_RECORDINGS: ReadonlySet<string> = new Set(['eleven', 'twelve'])

/** Each batch is a generator, and the same seed writes the same bytes. */
const batches = (): Entry[] => entriesOf(BATCHES, [SHARED]).filter(({ path }) => statSync(path).isDirectory())

export const allBatchNames = (): string[] => batches().map(({ name }) => name)

/** Those that training may see. */
export const batchNames = (): string[] =>
  allBatchNames().filter((name) => !LEFT_ALONE.has(name) && !KEPT_FOR_RECORDINGS.has(name))

/** Writes the cases of a batch, once for each version of its generator, and answers their folder. */
export function writeBatch(name: string): string {
  const folder = batches().find((entry) => entry.name === name)?.path
  if (folder === undefined) throw new Error(`There is no batch ${name}.`)
  return makeOnce(join(CACHE, `${name}-${hashOf(folder)}`), (draft) => {
    const script = join(folder, 'batch.mjs')
    const { status, stderr } = spawnSync(process.execPath, [script, '--seed', SEED, '--out', draft], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The batch ${name} cannot be written: ${stderr}`)
    for (const file of filesOf(draft)) writeFile(file, readFileSync(file))
  })
}

function hashOf(folder: string): string {
  const hash = createHash('sha256')
  for (const file of [...filesOf(folder), join(BATCHES, SHARED)]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 8)
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
