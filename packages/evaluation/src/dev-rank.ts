import { readFileSync } from 'node:fs'
import { alarmsOf, nearOf } from '@holdfast/analysis/weigh/form-incidents'
import { rootTraits } from '@holdfast/analysis/weigh/root-traits'
import { weigh } from '@holdfast/analysis/weigh/weights'
import { readTrainingCase } from './train/read-training-case.ts'
const weights = JSON.parse(readFileSync(new URL('../../analysis/src/weigh/weights.json', import.meta.url), 'utf8'))
console.log(JSON.stringify(weights.root))
for (const f of process.argv.slice(2)) {
  const p = readTrainingCase(f, { weight: 1, isWhole: true })
  const alarms = alarmsOf(p.traits, weights)
  const seed = [...p.gathered.candidates].sort((a, b) => alarms.get(b)! - alarms.get(a)!)[0]!
  const near = nearOf(seed, p.gathered.candidates)
  const pool: any = { world: p.world, candidates: near, alarms, callers: p.callers }
  const rows = near.map((c) => { const t = rootTraits(c, pool); return { c, t, s: weigh(t as any, weights.root) } }).sort((a, b) => b.s - a.s).slice(0, 7)
  for (const { c, t, s } of rows) console.log(s.toFixed(2), alarms.get(c)!.toFixed(2), c.symptom.service, c.symptom.signature?.id, new Date(c.symptom.onsetMs ?? 0).toISOString().slice(11, 23), 'x' + c.symptom.count, c.symptom.samples[0]?.message.slice(0, 70), Object.entries(t).filter(([, v]) => v).map(([k, v]) => k + '=' + (+v!).toFixed(2)).join(' '))
}
