// node batch.mjs --seed 1 --out cases [--only a]
import { existsSync, mkdirSync } from 'node:fs'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out', 'cases'), only = arg('only', '')
mkdirSync(out, { recursive: true })
for (const part of ['a', 'b', 'c']) {
  if (only && only !== part) continue
  const url = new URL(`./part-${part}.mjs`, import.meta.url)
  if (!existsSync(url)) continue
  const { cases } = await import(url)
  for (const make of cases) make(seed).write(out)
}
