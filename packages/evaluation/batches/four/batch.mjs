#!/usr/bin/env node
// Blind batch four: data, JVM and systems software. node batch.mjs --seed S --out FOLDER
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { problems } from './lib.mjs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) { console.error('usage: node batch.mjs --seed S --out FOLDER'); process.exit(2) }
let n = 0
for (const f of readdirSync(new URL('.', import.meta.url)).filter((x) => /^[a-h]\.mjs$/.test(x)).sort()) {
  const mod = await import('./' + f)
  for (const build of Object.values(mod).filter((x) => typeof x === 'function').sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const c = build(seed); c.write(out); n++
    const size = readdirSync(join(out, c.name, 'logs'), { recursive: true, withFileTypes: true }).filter((x) => x.isFile()).reduce((a, x) => a + readFileSync(join(x.parentPath ?? x.path, x.name), 'utf8').split('\n').length - 1, 0)
    if (size < 290 || size > 2600) { console.error(`${c.name}: ${size} lines`); process.exitCode = 1 }
    if (arg('sizes')) console.log(c.name, size)
  }
}
if (problems.length) { console.error(problems.join('\n')); process.exit(1) }
console.log(`${n} cases`)
