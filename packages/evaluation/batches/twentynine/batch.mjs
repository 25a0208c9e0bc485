import { random } from './lib.mjs'
import { direct } from './direct.mjs'
import { louder } from './louder.mjs'
import { hard } from './hard.mjs'
import { clean } from './clean.mjs'
const arg = (n, d) => { const i = process.argv.indexOf(n); return i < 0 ? d : process.argv[i + 1] }
const seed = arg('--seed', '1'), out = arg('--out', 'out')
for (const [i, make] of [...direct, ...louder, ...hard, ...clean].entries()) {
  const name = `twentynine-${String(i + 1).padStart(2, '0')}`
  make(name, random(`${seed}/${name}/w29`)).write(out)
}
