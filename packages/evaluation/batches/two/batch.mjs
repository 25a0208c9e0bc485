// node batch.mjs --seed S --out FOLDER [--check]   32 blind cases: one.mjs, two.mjs, three.mjs hold them
import { SAY } from './lib.mjs'
const arg = (n) => {
  const i = process.argv.indexOf(n)
  return i < 0 ? undefined : process.argv[i + 1]
}
const seed = arg('--seed') ?? '1',
  out = arg('--out')
if (!out) {
  console.error('usage: node batch.mjs --seed S --out FOLDER')
  process.exit(2)
}
const files = ['./one.mjs', './two.mjs', './three.mjs']
let n = 0
for (const f of files) {
  let m
  try {
    m = await import(f)
  } catch (e) {
    if (e.code === 'ERR_MODULE_NOT_FOUND') continue
    throw e
  }
  for (const make of m.default) {
    make(seed).write(out)
    n++
  }
}
let bad = 0
const ok = (cause, s) =>
  cause.allOf.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) &&
  !(cause.mustNot ?? []).some((x) => new RegExp(x, 'i').test(s))
for (const { name, id, cause, right, wrong } of SAY) {
  for (const s of right)
    if (!ok(cause, s)) {
      bad++
      console.log(`${name}/${id}: should be right: ${s}`)
    }
  for (const s of wrong)
    if (ok(cause, s)) {
      bad++
      console.log(`${name}/${id}: should be wrong: ${s}`)
    }
}
console.log(`${n} cases, ${SAY.length} incidents, ${bad} sentences misjudged`)
process.exitCode = bad ? 1 : 0
