import { mkdirSync } from 'node:fs'
import * as direct from './direct.mjs'
import * as victims from './victims.mjs'
import * as hard from './hard.mjs'
import * as clean from './clean.mjs'
const arg = (name, other) => { const i = process.argv.indexOf(`--${name}`); return i < 0 ? other : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
mkdirSync(out, { recursive: true })
for (const group of [direct, victims, hard, clean]) for (const make of Object.values(group)) make(seed).write(out)
