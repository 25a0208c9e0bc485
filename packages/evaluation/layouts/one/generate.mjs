// node generate.mjs --seed S --out DIR : writes DIR/<nn-name>/{lines.log,expected.jsonl}
import fs from 'node:fs'
import path from 'node:path'
import { Ctx } from './lib.mjs'
import a from './layouts-a.mjs'
import b from './layouts-b.mjs'
import c from './layouts-c.mjs'
import d from './layouts-d.mjs'
const arg = (n) => {
  const i = process.argv.indexOf('--' + n)
  return i < 0 ? undefined : process.argv[i + 1]
}
const seed = arg('seed') ?? '1',
  out = arg('out')
if (!out) {
  console.error('usage: node generate.mjs --seed S --out DIR')
  process.exit(2)
}
let total = 0,
  n = 0
for (const [name, opt, fn] of [...a, ...b, ...c, ...d]) {
  n++
  const x = new Ctx(seed, name, opt)
  fn(x)
  x.lines.length > 250 && ((x.lines.length = 250), (x.exp.length = 250))
  const dir = path.join(out, String(n).padStart(2, '0') + '-' + name)
  fs.mkdirSync(dir, { recursive: true })
  fs.writeFileSync(path.join(dir, 'lines.log'), x.lines.join('\n') + '\n')
  fs.writeFileSync(path.join(dir, 'expected.jsonl'), x.exp.map((e) => JSON.stringify(e)).join('\n') + '\n')
  total += x.lines.length
}
console.log(`${n} folders, ${total} lines`)
