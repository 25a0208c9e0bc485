import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { digestOf } from './dev-cache.ts'
import { findCases } from './score/find-cases.ts'
import { scoreCase } from './score/score-case.ts'
const [cache, ...folders] = process.argv.slice(2)
const cases = folders.flatMap((f) => findCases(f).cases)
const t0 = performance.now()
const scores = cases.map((folder) => {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'))
  return scoreCase(folder, () => {
    const { processedCount, digest } = digestOf(folder, truth.input, cache!)
    return { processedCount, incidents: analyzeDigest(digest).map(findingToReport) }
  })
})
const sick = scores.filter((s) => s.kind !== 'clean'),
  clean = scores.filter((s) => s.kind === 'clean')
const j = sick.flatMap((s) => s.judgements)
const mean = (k: string) => (j.reduce((s, x) => s + Number((x as any)[k] ?? 0), 0) / j.length).toFixed(3)
for (const s of scores)
  console.log(
    `${s.kind === 'clean' ? (s.reported ? `FALSE${s.severe ? '!' : ''}` : 'ok   ') : s.judgements.map((x) => (x.causeTop1 ? '●' : x.causeTop3 ? '◑' : x.detected ? '◐' : '○') + (x.blamedVictim ? 'V' : '')).join('')} ${s.name} [${s.reported}/${s.maxIncidents}] ${s.titles.slice(0, 3).join(' | ').slice(0, 150)}`,
  )
const brier = j.filter((x) => x.confidence !== null)
console.log(
  `incidents ${j.length} top1 ${mean('causeTop1')} strict ${mean('causeTop1Strict')} top3 ${mean('causeTop3')} victim ${mean('blamedVictim')} recall ${mean('evidenceRecall')} precision ${mean('evidencePrecision')} onset ${mean('onsetOk')} sev ${mean('severityOk')} brier ${(brier.reduce((s, x) => s + (x.confidence! - x.causeTop1) ** 2, 0) / brier.length).toFixed(3)} extra ${(sick.reduce((s, x) => s + x.extra, 0) / j.length).toFixed(3)}`,
)
console.log(
  `clean ${clean.length} false ${clean.reduce((s, x) => s + x.reported, 0)} severe ${clean.reduce((s, x) => s + x.severe, 0)} seconds ${((performance.now() - t0) / 1000).toFixed(1)}`,
)
