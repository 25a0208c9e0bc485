import { findCases } from './score/find-cases.ts'
import { readTrainingCase } from './train/read-training-case.ts'
for (const f of process.argv.slice(2).flatMap((x) => findCases(x).cases)) {
  const p = readTrainingCase(f, { weight: 1, isWhole: true })
  for (const [c, t] of p.traits)
    if (t.dominant && (p.kind === 'clean' || p.incidents.every((i) => !i.relevant.has(c))))
      console.log(
        p.kind,
        p.name,
        c.symptom.service,
        c.symptom.count,
        c.symptom.share.toFixed(2),
        c.symptom.samples[0]?.message.slice(0, 100),
        JSON.stringify(t),
      )
}
