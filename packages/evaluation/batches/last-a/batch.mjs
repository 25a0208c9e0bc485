// node batch.mjs --seed S --out FOLDER: 28 cases (20 with incidents, 8 healthy).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('seed', '1'), out = arg('out')
if (!out) throw new Error('--out FOLDER')
const parts = []
for (const f of ['web', 'web2', 'multi', 'multi2', 'infra', 'healthy']) try { parts.push(...(await import(`./${f}.mjs`)).default) } catch (e) { if (e.code === 'ERR_MODULE_NOT_FOUND' && process.env.PARTIAL) continue; throw e }
const bad = []
for (const part of parts) {
  let c
  try { c = part.run(seed) } catch (e) { bad.push(e.message.startsWith('last-a') ? e.message : `${part.name}: ${e.stack}`); continue }
  c.write(out)
  const truth = JSON.parse(readFileSync(join(out, part.name, 'truth.json'), 'utf8'))
  const n = truth.input.reduce((s, f) => s + readFileSync(join(out, part.name, f), 'utf8').split('\n').length - 1, 0)
  if (process.env.VERBOSE) console.log(part.name, part.difficulty, n)
  for (const f of truth.input) if (/undefined(?! method)|NaN|\[object Object/.test(readFileSync(join(out, part.name, f), 'utf8'))) bad.push(`${part.name}/${f}: undefined, NaN or [object in a line`)
  if (n < 300 || n > 2500) bad.push(`${part.name}: ${n} lines`)
}
console.log(`${parts.length} cases`)
if (bad.length) { console.error(bad.join('\n')); process.exit(1) }
