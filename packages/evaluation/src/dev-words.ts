import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { digestOf } from './dev-cache.ts'
import { findCases } from './score/find-cases.ts'
import { scoreCase } from './score/score-case.ts'
const [cache, ...folders] = process.argv.slice(2)
for (const f of folders.flatMap((x) => findCases(x).cases)) {
  const truth = JSON.parse(readFileSync(join(f, 'truth.json'), 'utf8'))
  const { processedCount, digest } = digestOf(f, truth.input, cache!)
  const incidents = analyzeDigest(digest).map(findingToReport)
  const s = scoreCase(f, () => ({ processedCount, incidents }))
  if (truth.kind === 'clean') {
    for (const r of incidents)
      console.log(
        `\n### CLEAN ${truth.name} [${r.severity} ${r.confidence_score}] ${r.title} || ${r.hypotheses[0]!.hypothesis.slice(0, 300)}`,
      )
    continue
  }
  s.judgements.forEach((j, k) => {
    if (j.causeTop1 && !j.blamedVictim) return
    const t = truth.incidents[k]
    console.log(
      `\n### ${truth.name}/${t.id} det ${j.detected} recall ${j.evidenceRecall} top3 ${j.causeTop3} V${j.blamedVictim} services=${t.services} victims=${t.victims} allOf=${JSON.stringify(t.cause.allOf).slice(0, 500)} mustNot=${JSON.stringify(t.cause.mustNot ?? []).slice(0, 150)}`,
    )
    for (const r of t.rootLines.slice(0, 1)) {
      const n = [r.lines[0]].flat()[0]
      console.log(
        `  ROOT(${t.rootLines.reduce((x: number, y: any) => x + y.lines.length, 0)}) ${r.file}:${n} ${readFileSync(join(f, r.file), 'utf8').split('\n')[n - 1]!.slice(0, 300)}`,
      )
    }
    for (const r of incidents)
      console.log(
        `  [${r.severity} ${r.confidence_score} svc=${r.hypotheses[0]!.service}] ${r.title} || ${r.hypotheses[0]!.hypothesis.slice(0, 500)}`,
      )
  })
}
