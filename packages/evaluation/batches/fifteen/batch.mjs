// node BATCH.mjs --seed S --out FOLDER
import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
const arg = (name, fallback) => { const i = process.argv.indexOf(`--${name}`); return i < 0 ? fallback : process.argv[i + 1] }
const seed = arg('seed', '7'), out = arg('out', 'out')
const here = dirname(fileURLToPath(import.meta.url))
let n = 0
for (const part of ['part1.mjs', 'part2.mjs', 'part3.mjs']) {
  if (!existsSync(join(here, part))) continue
  const { cases } = await import(join(here, part))
  for (const make of cases) {
    const c = make(seed)
    rmSync(join(out, c.name), { recursive: true, force: true })
    c.write(out); n++
  }
}
console.log(`${n} cases in ${out}`)
