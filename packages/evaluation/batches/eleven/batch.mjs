import { mkdirSync, existsSync } from 'node:fs'
const arg = (k, d) => { const i = process.argv.indexOf('--' + k); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out', 'cases')
mkdirSync(out, { recursive: true })
for (const f of ['./part1.mjs', './part2.mjs', './part3.mjs']) {
  if (!existsSync(new URL(f, import.meta.url))) continue
  for (const make of (await import(f)).default) make(seed).write(out)
}
