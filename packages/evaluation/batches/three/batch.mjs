// node batch.mjs --seed S --out FOLDER
import { random } from './lib.mjs'
import { mkdirSync, existsSync } from 'node:fs'
const arg = (n, v) => { const i = process.argv.indexOf('--' + n); return i < 0 ? v : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out'), quiet = process.argv.includes('--quiet')
if (!out) { console.error('node batch.mjs --seed S --out FOLDER'); process.exit(2) }
mkdirSync(out, { recursive: true })
const count = {}, inc = { cases: 0, incidents: 0, doubles: 0 }
for (const part of ['direct1', 'direct2', 'victim1', 'victim2', 'hard1', 'hard2', 'clean1', 'clean2']) {
  const url = new URL(`./${part}.mjs`, import.meta.url)
  if (!existsSync(url)) { console.error('no ' + part); continue }
  const { cases } = await import(url)
  for (const make of cases) {
    const c = make(random(`${seed}/${make.name}`))
    if (c.n < 300 || c.n > 2500) throw new Error(`${c.name}: ${c.n} lines`)
    c.write(out)
    count[c.level] = (count[c.level] ?? 0) + 1
    if (c.ids) { inc.cases++; inc.incidents += c.ids; if (c.ids > 1) inc.doubles++ }
    if (!quiet) console.log(`${c.name}\t${c.level}\t${c.n} lines\t${c.ids} incidents`)
  }
}
console.log(JSON.stringify({ ...count, ...inc }))
