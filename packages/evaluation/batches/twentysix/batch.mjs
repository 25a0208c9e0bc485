// node batch.mjs --seed S --out FOLDER : writes the nineteen cases of batch 'twentysix'.
import * as direct from './direct.mjs'
import * as louder from './louder.mjs'
import * as hard from './hard.mjs'
import * as healthy from './healthy.mjs'

const arg = (name, fallback) => { const i = process.argv.indexOf(`--${name}`); return i < 0 ? fallback : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(1) }
for (const group of [direct, louder, hard, healthy]) for (const write of Object.values(group)) write(seed).write(out)
