// node batch.mjs --seed S --out DIR
import { readdirSync } from 'node:fs'
const arg = (k, d) => { const i = process.argv.indexOf(k); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('--seed', '1'), out = arg('--out', 'out')
const here = new URL('.', import.meta.url)
for (const f of readdirSync(here).filter((f) => /^cases-.*\.mjs$/.test(f)).sort())
  for (const make of (await import(new URL(f, here))).default) make(seed).write(out)
