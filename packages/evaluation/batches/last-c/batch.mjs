#!/usr/bin/env node
// node batch.mjs --seed S --out DIR [--check]
import { rmSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { K, problems } from './lib.mjs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out', `seed-${seed}`)
const all = []
for (const f of ['direct', 'louder', 'hard', 'healthy']) { try { all.push(...(await import(`./${f}.mjs`)).default) } catch (e) { if (e.code !== 'ERR_MODULE_NOT_FOUND') throw e } }
mkdirSync(out, { recursive: true })
for (const [name, kind, notes, fn, sparse] of all) {
  rmSync(join(out, name), { recursive: true, force: true })
  const k = new K(seed, name, kind, notes, sparse); fn(k); k.c.write(out)
}
if (process.argv.includes('--check')) { console.log(`${all.length} cases, ${problems.length} problems with sentences`); for (const x of problems) console.log(x) }
