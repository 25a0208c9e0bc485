// node batch.mjs --seed S --out FOLDER   (--check: try the sentences of the truths only)
import { list, K } from './lib.mjs'
import './web.mjs'
import './data.mjs'
import './cloud.mjs'
import './sys.mjs'
import './calm.mjs'
const arg = (name, other) => {
  const i = process.argv.indexOf('--' + name)
  return i < 0 ? other : process.argv[i + 1]
}
const seed = arg('seed', '1'),
  out = arg('out'),
  check = process.argv.includes('--check')
let bad = 0
for (const one of list) {
  const k = new K(seed, one)
  one.build(k)
  if (out) k.c.write(out)
  if (check)
    for (const { id, causes, mustNot, right, wrong } of k.sentences) {
      const ok = (s) =>
        causes.every((g) => g.some((x) => new RegExp(x, 'i').test(s))) &&
        !mustNot.some((x) => new RegExp(x, 'i').test(s))
      if (right.length < 3 || wrong.length < 2) {
        bad++
        console.log(`${one.name}/${id}: too few sentences`)
      }
      for (const s of right)
        if (!ok(s)) {
          bad++
          console.log(`${one.name}/${id}: not matched: ${s}`)
        }
      for (const s of wrong)
        if (ok(s)) {
          bad++
          console.log(`${one.name}/${id}: wrongly matched: ${s}`)
        }
    }
}
console.log(`${list.length} cases${out ? ` written to ${out}` : ''}${check ? `, ${bad} bad sentences` : ''}`)
if (bad) process.exitCode = 1
