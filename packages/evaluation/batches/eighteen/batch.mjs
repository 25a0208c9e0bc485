// node batch.mjs --seed S --out FOLDER
import * as direct from './direct.mjs'
import * as louder from './louder.mjs'
import * as hard from './hard.mjs'
import * as healthy from './healthy.mjs'
const arg = (name, or) => { const i = process.argv.indexOf('--' + name); return i < 0 ? or : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('usage: node batch.mjs --seed S --out FOLDER'); process.exit(2) }
for (const make of [direct, louder, hard, healthy].flatMap((m) => Object.values(m))) make(seed).write(out)
