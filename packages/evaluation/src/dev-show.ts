import { readFileSync } from 'node:fs'
import { analyzeAll } from './run-engine.ts'
if (process.env['NOSIG']) (globalThis as any).NOSIG = true
for (const f of process.argv.slice(2)) {
  const { incidents } = analyzeAll([{ source: f, bytes: readFileSync(f) }])
  console.log(`== ${f.split('/').at(-1)}: ${incidents.length}`)
  for (const r of incidents)
    console.log(
      `   [${r.severity} ${r.confidence_score} ${r.outcome} svc=${r.hypotheses[0]!.service} ${r.started_at}] ${r.title} || ${r.hypotheses[0]!.hypothesis.slice(0, 300)}`,
    )
}
