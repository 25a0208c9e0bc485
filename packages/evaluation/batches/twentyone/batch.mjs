// node batch.mjs --seed S --out FOLDER
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import * as direct from './direct.mjs'
import * as louder from './louder.mjs'
import * as hard from './hard.mjs'
import * as healthy from './healthy.mjs'

const option = (name, otherwise) => { const i = process.argv.indexOf('--' + name); return i < 0 ? otherwise : process.argv[i + 1] }
const seed = option('seed', '1'), out = option('out', 'out')
for (const module of [direct, louder, hard, healthy]) for (const make of Object.values(module)) {
  const made = make(seed)
  rmSync(join(out, made.name), { recursive: true, force: true })
  made.write(out)
}
