import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { entriesOf } from '../packs/packed-folder.ts'

const LAYOUTS = fileURLToPath(new URL('../../layouts', import.meta.url))
const SEED = '1'

/** Writes the layouts of a batch, a folder each; the same every time. */
export function writeLayouts(batch: string, folder: string): void {
  const generator = entriesOf(LAYOUTS).find(({ name }) => name === batch)?.path
  if (generator === undefined) throw new Error(`There is no batch ${batch} of layouts.`)
  const { status, stderr } = spawnSync(process.execPath, [
    join(generator, 'generate.mjs'),
    '--seed',
    SEED,
    '--out',
    folder,
  ])
  if (status !== 0) throw new Error(`The layouts of batch ${batch} could not be written: ${String(stderr)}`)
}
