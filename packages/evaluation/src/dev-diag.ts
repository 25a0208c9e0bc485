import { readFileSync } from 'node:fs'
import { analyzeDigest } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { alarmsOf, nearOf } from '@holdfast/analysis/weigh/form-incidents'
import { rootTraits } from '@holdfast/analysis/weigh/root-traits'
import { weigh } from '@holdfast/analysis/weigh/weights'
import { findCases } from './score/find-cases.ts'
import { scoreCase } from './score/score-case.ts'
import { judgeIncident } from './score/judge-incident.ts'
import { readTrainingCase } from './train/read-training-case.ts'
import { judgeCandidate } from './train/judge-candidate.ts'
const [cache, wfile, ...folders] = process.argv.slice(2)
const weights = JSON.parse(readFileSync(wfile!, 'utf8'))
for (const f of folders.flatMap((x) => findCases(x).cases)) {
  const p: any = readTrainingCase(f, { weight: 1, isWhole: true })
  const s = scoreCase(f, () => ({
    processedCount: 0,
    incidents: analyzeDigest(p.digest, { weights }).map(findingToReport),
  }))
  const findings = analyzeDigest(p.digest, { weights }).map(findingToReport)
  if (p.kind === 'clean') {
    if (s.reported) {
      console.log(`\n##### CLEAN ${p.name}`)
      for (const r of findings)
        console.log(
          `   [${r.severity} ${r.confidence_score}] ${r.title} || ${r.hypotheses[0]!.hypothesis.slice(0, 250)}`,
        )
    }
    continue
  }
  if (s.judgements.every((j) => j.causeTop1 && !j.blamedVictim)) continue
  console.log(
    `\n##### ${p.name}: ${p.incidents.map((i: any) => i.truth.id + ' services=' + i.truth.services + ' victims=' + i.truth.victims + ' onset=' + i.truth.onset + ' allOf=' + JSON.stringify(i.truth.cause.allOf).slice(0, 400)).join(' ++ ')}`,
  )
  for (const r of findings)
    console.log(
      `   REPORT [${r.severity} ${r.confidence_score} svc=${r.hypotheses[0]!.service} ${r.started_at}] ${r.title} || ${r.hypotheses[0]!.hypothesis.slice(0, 420)}`,
    )
  const alarms = alarmsOf(p.traits, weights)
  p.incidents.forEach((inc: any, k: number) => {
    const j = s.judgements[k]!
    if (j.causeTop1 && !j.blamedVictim) return
    const roots = inc.truth.rootLines.flatMap((r: any) =>
      r.lines.map((l: any) => `${r.file}:${Array.isArray(l) ? l[0] : l}`),
    )
    console.log(
      `   [${inc.truth.id}] det ${j.detected} top1 ${j.causeTop1} top3 ${j.causeTop3} victim ${j.blamedVictim}; root lines: ${roots.length}`,
    )
    for (const r of roots.slice(0, 2)) {
      const [file, line] = r.split(/:(?=\d+$)/)
      const path = p.input.paths.find((x: string) => x.endsWith(file))
      console.log(`      ROOT ${r} ${p.input.placeOf({ file: path, line: Number(line) })?.text.slice(0, 260)}`)
    }
    const posi = [...inc.relevant]
    const seed = p.gathered.candidates.slice().sort((a: any, b: any) => alarms.get(b)! - alarms.get(a)!)[0]
    const near = nearOf(seed, p.gathered.candidates)
    const pool = { world: p.world, candidates: near, alarms, callers: p.callers }
    const rated = near
      .map((c: any) => ({ c, t: rootTraits(c, pool as any) }))
      .map((x: any) => ({ ...x, score: weigh(x.t, weights.root) }))
      .sort((a: any, b: any) => b.score - a.score)
    rated.forEach((x: any, i: number) => {
      const right = judgeCandidate(p, inc, x.c, near) >= 1
      if (i < 3 || right || posi.includes(x.c))
        if (i < 12 || right)
          console.log(
            `      #${i} ${right ? 'RIGHT' : posi.includes(x.c) ? 'relev' : '     '} score ${x.score.toFixed(2)} alarm ${alarms.get(x.c)!.toFixed(2)} ${x.c.symptom.service}→${x.c.symptom.target} x${x.c.symptom.count} ${x.c.symptom.contrast} ${x.c.symptom.level} ${x.c.change ? 'CHANGE ' : ''}${(x.c.symptom.samples[0]?.message ?? x.c.symptom.text).slice(0, 140)}`,
          )
    })
  })
}
