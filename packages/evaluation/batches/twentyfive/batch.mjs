// node batch.mjs --seed S --out FOLDER
import { direct } from './direct.mjs'
import { louder } from './louder.mjs'
import { hard } from './hard.mjs'
import { healthy } from './healthy.mjs'
const arg = (name, or) => { const i = process.argv.indexOf(`--${name}`); return i < 0 ? or : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
let n = 0
for (const make of [...direct, ...louder, ...hard, ...healthy]) { make(seed).write(out); n++ }
console.log(`${n} cases, seed ${seed}`)
