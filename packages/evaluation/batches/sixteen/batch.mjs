// node BATCH.mjs --seed 7 --out OUT
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { random } from '../case.mjs'

const option = (name, otherwise) => { const i = process.argv.indexOf('--' + name); return i < 0 ? otherwise : process.argv[i + 1] }
const seed = option('seed', '7'), out = option('out', 'out')
const here = dirname(fileURLToPath(import.meta.url))
mkdirSync(out, { recursive: true })
for (const part of ['part1.mjs', 'part2.mjs', 'part3.mjs']) {
  if (!existsSync(join(here, part))) continue
  const { cases } = await import('./' + part)
  for (const make of cases) make(random(`${seed}:${make.name}`)).write(out)
}
