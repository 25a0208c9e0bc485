// node batch.mjs --seed S --out FOLDER
import { direct } from './direct.mjs'
import { louder } from './louder.mjs'
import { hard } from './hard.mjs'
import { healthy } from './healthy.mjs'

const option = (name, fallback) => { const i = process.argv.indexOf(name); return i < 0 ? fallback : process.argv[i + 1] }
const seed = option('--seed', '1'), out = option('--out', './out'), only = option('--only')
for (const make of [...direct, ...louder, ...hard, ...healthy]) {
  const made = make(seed)
  if (!only || made.name === only) made.write(out)
}
