import { readFileSync } from 'node:fs'
import { weigh } from '@holdfast/analysis/weigh/weights'
import { findCases } from './score/find-cases.ts'
import { readTrainingCase } from './train/read-training-case.ts'
const [wfile, ...folders] = process.argv.slice(2)
const weights = JSON.parse(readFileSync(wfile!, 'utf8'))
const fmt = (t: any) =>
  Object.entries(t)
    .filter(([k, v]) => v && k !== 'bias')
    .map(([k, v]) => `${k}=${(+(v as number)).toFixed(1)}`)
    .join(' ')
for (const f of folders.flatMap((x) => findCases(x).cases)) {
  const p = readTrainingCase(f, { weight: 1, isWhole: true })
  const a = (c: any) => (c.change ? -9 : weigh(p.traits.get(c) as any, weights.alarm))
  const show = (c: any) =>
    `${a(c).toFixed(2)} ${c.symptom.service} x${c.symptom.count} ${c.symptom.contrast} ${(c.symptom.samples[0]?.message ?? '').slice(0, 110)} {${fmt(p.traits.get(c))}}`
  const all = p.gathered.candidates.filter((c) => !c.change).toSorted((x, y) => a(y) - a(x))
  if (p.kind === 'clean') {
    for (const c of all.slice(0, 3)) if (a(c) > -0.3) console.log('CLEAN', p.name, show(c))
  } else
    for (const inc of p.incidents) {
      const best = [...inc.relevant].toSorted((x, y) => a(y) - a(x))[0]
      if (!best) console.log('NONE ', p.name, inc.truth.id)
      else if (a(best) < -0.3) console.log('MISS ', p.name, show(best))
    }
}
