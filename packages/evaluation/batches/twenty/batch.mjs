#!/usr/bin/env node
import * as direct from './direct.mjs'
import * as victims from './victims.mjs'
import * as hard from './hard.mjs'
import * as clean from './clean.mjs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
for (const set of [direct, victims, hard, clean]) for (const make of Object.values(set)) make(seed + ':').write(out)
