// node batch.mjs --seed S --out DIR
import { mkdirSync } from 'node:fs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out', 'out'), only = arg('only')
mkdirSync(out, { recursive: true })
for (const file of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
  let m
  try { m = await import(`./cases-${file}.mjs`) } catch (e) { if (e.code === 'ERR_MODULE_NOT_FOUND') continue; throw e }
  for (const [name, make] of Object.entries(m.default)) if (!only || only === name) make(name, seed).write(out)
}
