#!/usr/bin/env node
// node BATCH.mjs --seed 7 --out OUT
import { existsSync } from 'node:fs'
const arg = (n, d) => { const i = process.argv.indexOf(`--${n}`); return i > 0 ? process.argv[i + 1] : d }
const seed = arg('seed', '7'), out = arg('out', 'OUT')
for (const n of [1, 2, 3]) {
  const url = new URL(`./part${n}.mjs`, import.meta.url)
  if (existsSync(url)) for (const make of (await import(url)).default) make(seed, out)
}
