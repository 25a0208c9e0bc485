// node batch.mjs --seed S --out FOLDER [--only PART]   34 cases: 25 with incidents (28 incidents), 9 healthy
// direct: 01 02 07(two) 11 18 24 25(two)   victims louder or earlier: 04 05 09 10 12 15 19 22(two: second one direct)   hard: 03 06 08 13 14 16 17 20 21 23   healthy: 26-34
// The right and wrong sentences of each incident (`right`, `wrong`) are tried on its truth by kit.incident() at every run.
import { kit } from './lib.mjs'
import { mkdirSync, existsSync } from 'node:fs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out', './out'), only = arg('only', '')
mkdirSync(out, { recursive: true })
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
let n = 0
for (const f of names) {
  const url = new URL(`./cases-${f}.mjs`, import.meta.url)
  if (!existsSync(url)) continue
  for (const [name, build] of (await import(url)).default) {
    if (only && !name.includes(only)) continue
    build(kit(seed, name)).write(out); n++
  }
}
console.log(n, 'cases')
