import { rmSync, existsSync } from 'node:fs'
const arg = (n, v) => { const i = process.argv.indexOf('--' + n); return i > 0 ? process.argv[i + 1] : v }
const seed = arg('seed', '1'), out = arg('out', 'out'), only = arg('only', '')
for (const part of ['part1', 'part2', 'part3']) {
  if (!existsSync(new URL(`./${part}.mjs`, import.meta.url))) continue
  const { cases } = await import(`./${part}.mjs`)
  for (const [name, make] of Object.entries(cases)) if (name.includes(only)) make(seed, name).write(out)
}
