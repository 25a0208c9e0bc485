// node batch.mjs --seed S --out FOLDER
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as direct from './direct.mjs'
import * as louder from './louder.mjs'
import * as hard from './hard.mjs'
import * as healthy from './healthy.mjs'

export const cases = (seed) => [direct, louder, hard, healthy].flatMap((m) => Object.values(m)).map((make) => make(seed))
if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const option = (name, otherwise) => { const i = process.argv.indexOf(`--${name}`); return i > 0 ? process.argv[i + 1] : otherwise }
  const out = option('out')
  if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
  for (const c of cases(option('seed', '1'))) { rmSync(join(out, c.name), { recursive: true, force: true }); c.write(out) }
}
