// node batch.mjs --seed S --out FOLDER
import * as direct from './direct.mjs'
import * as louder from './louder.mjs'
import * as hard from './hard.mjs'
import * as clean from './clean.mjs'

const arg = (name, otherwise) => { const i = process.argv.indexOf('--' + name); return i < 0 ? otherwise : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
for (const part of [direct, louder, hard, clean]) for (const make of Object.values(part)) make(seed).write(out)
