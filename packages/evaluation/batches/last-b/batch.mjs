// node batch.mjs --seed S --out FOLDER
import { random } from './lib.mjs'
const arg = (n, d) => { const i = process.argv.indexOf(n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('--seed', '1'), out = arg('--out', 'out')
const cases = []
for (const f of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) cases.push(...(await import(`./cases-${f}.mjs`)).default)
const only = arg('--only', null)
// neutral folder names; the seed shuffles which case gets which number
const order = random(`${seed}/order`), numbers = cases.map((_, i) => i + 1)
for (let i = numbers.length - 1; i > 0; i--) { const j = order.int(0, i); [numbers[i], numbers[j]] = [numbers[j], numbers[i]] }
cases.forEach((make, i) => {
  if (only && make.name !== only) return
  const c = make(`last-b-${String(numbers[i]).padStart(2, '0')}`, random(`${seed}/${make.name}`))
  c.write(out)
})
