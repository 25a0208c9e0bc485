import { readFileSync, writeFileSync } from 'node:fs'
import { join, basename } from 'node:path'
import { analyzeDigest, explainIncident } from '@holdfast/analysis/analyze/analyze-digest'
import { findingToReport } from '@holdfast/analysis/analyze/finding-to-report'
import { observeWorld } from '@holdfast/analysis/detect/world'
import { findRecoveries } from '@holdfast/analysis/detect/find-recoveries'
import { gatherCandidates } from '@holdfast/analysis/weigh/gather-candidates'
import { ALARM_TRAITS, alarmTraits } from '@holdfast/analysis/weigh/alarm-traits'
import { ROOT_TRAITS, rootTraits } from '@holdfast/analysis/weigh/root-traits'
import { countCallers, nearOf } from '@holdfast/analysis/weigh/form-incidents'
import { WEIGHTS, weigh, type Weights } from '@holdfast/analysis/weigh/weights'
import { digestOf } from './dev-cache.ts'
import { CaseInput } from './score/case-input.ts'
import { findCases } from './score/find-cases.ts'
import { judgeIncident } from './score/judge-incident.ts'
import { scoreCase } from './score/score-case.ts'

const inSet = (sets: any, name: string, line: number) => (sets ?? []).some((s: any) => s.file === name && s.lines.some((r: any) => Array.isArray(r) ? line >= r[0] && line <= r[1] : r === line))

export interface Prepared { name: string; folder: string; kind: string; fold: number; weight: number; alarm: { c: any; t: any; pos: number[] }[]; incidents: any[]; digest: any; processedCount: number; world: any; gathered: any; callers: any }
const hash = (s: string) => { let h = 2166136261; for (const c of s) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0; return h }
const noop = { supporting: [] }
export function prepare(folder: string, cache: string, folds: number): Prepared {
  const truth = JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'))
  const { digest, processedCount } = digestOf(folder, truth.input, cache)
  const input = new CaseInput(folder, truth.input)
  const world = observeWorld(digest)
  const gathered = gatherCandidates(world)
  const recoveries = findRecoveries(world)
  const failing = gathered.candidates.filter(({ symptom, change }) => change === null && symptom.contrast !== 'steady' && symptom.badness >= 2)
  const callers = countCallers(world)
  const alarm = gathered.candidates.filter((c) => c.change === null).map((c) => ({ c, t: alarmTraits(c, { world, recoveries, failing }), pos: truth.incidents.map((inc: any, k: number) => {
    const pat = inc.relevant?.pattern ? new RegExp(inc.relevant.pattern) : null
    return c.symptom.samples.some((e) => { const place = input.placeOf({ file: e.ref.source, line: e.ref.line }); return place && (inSet(inc.rootLines, place.name, place.line) || inSet(inc.relevant?.lines, place.name, place.line) || pat?.test(place.text)) }) ? k : -1
  }).filter((k: number) => k >= 0) }))
  return { name: truth.name, folder, kind: truth.kind, fold: hash(truth.name.replace(/^\d+-/, '')) % folds, weight: 1, alarm, incidents: truth.incidents.map((inc: any, k: number) => ({ truth: inc, k, input, labels: new Map() })), digest, processedCount, world, gathered, callers }
}
function labelOf(p: Prepared, inc: any, c: any, near: any[]): number {
  const known = inc.labels.get(c)
  if (known !== undefined) return known
  const finding = explainIncident({ seed: c, ranked: [{ candidate: c, score: 0 }], members: near.filter((o) => o.change === null) } as any, c, p.world, p.gathered, { confidence: 0.5, quietGapMs: 600000 })
  const report = findingToReport(finding)
  const j = judgeIncident(inc.truth, [report], inc.input)
  const own = report.hypotheses[0]!.evidence.some((e: any) => { const pl = inc.input.placeOf(e); return pl && inSet(inc.truth.rootLines, pl.name, pl.line) })
  const label = j.causeTop1 && !j.blamedVictim ? 1 : own && !j.blamedVictim ? 0.6 : 0
  inc.labels.set(c, label)
  return label
}
const AN = Object.keys(ALARM_TRAITS), RN = Object.keys(ROOT_TRAITS)
const vec = (t: any, names: string[]) => Float64Array.from(names, (n) => t[n] ?? 0)
const dot = (a: Float64Array, b: Float64Array) => { let s = 0; for (let i = 0; i < a.length; i++) s += a[i]! * b[i]!; return s }
const sig = (x: number) => 1 / (1 + Math.exp(-x))
function clip(w: Float64Array, names: string[], signs: any) { names.forEach((n, i) => { const s = signs[n]; if (s > 0 && w[i]! < 0) w[i] = 0; if (s < 0 && w[i]! > 0) w[i] = 0 }) }
export function train(cases: Prepared[], opts: { iters?: number; l2?: number; cleanWeight?: number } = {}): Weights {
  const { iters = 400, l2 = 0.02, cleanWeight = 1.5 } = opts
  const A = cases.map((p) => ({ p, X: p.alarm.map((a) => vec(a.t, AN)) }))
  let w = vec(WEIGHTS.alarm, AN)
  const w0 = w.slice()
  let m = new Float64Array(AN.length), v = new Float64Array(AN.length)
  for (let it = 1; it <= iters; it++) {
    const g = new Float64Array(AN.length)
    let total = 0
    const push = (idx: number[], X: Float64Array[], y: number, wt: number) => {
      if (idx.length === 0) return
      let b = idx[0]!, bs = -Infinity
      for (const i of idx) { const s = dot(w, X[i]!); if (s > bs) { bs = s; b = i } }
      const d = (sig(bs) - y) * wt
      for (let k = 0; k < g.length; k++) g[k]! += d * X[b]![k]!
      total += wt
    }
    for (const { p, X } of A) {
      if (p.kind === 'clean') push(p.alarm.map((_, i) => i), X, 0, cleanWeight * p.weight)
      else {
        for (const inc of p.incidents) push(p.alarm.map((_, i) => i).filter((i) => p.alarm[i]!.pos.includes(inc.k)), X, 1, p.weight)
        const onset = Math.min(...p.incidents.map((i: any) => i.truth.onset ? Date.parse(i.truth.onset) - 1000 * Math.max(120, i.truth.onsetToleranceSeconds ?? 60) : -Infinity))
        push(p.alarm.map((_, i) => i).filter((i) => { const s = p.alarm[i]!.c.symptom; return p.alarm[i]!.pos.length === 0 && s.lastMs !== null && s.lastMs < onset }), X, 0, 0.5 * p.weight)
      }
    }
    for (let k = 0; k < g.length; k++) {
      const gr = g[k]! / total + (AN[k] === 'bias' ? 0 : l2 * 0.2 * (w[k]! - w0[k]! * 0.5))
      m[k] = 0.9 * m[k]! + 0.1 * gr; v[k] = 0.99 * v[k]! + 0.01 * gr * gr
      w[k]! -= 0.05 * (m[k]! / (1 - 0.9 ** it)) / (Math.sqrt(v[k]! / (1 - 0.99 ** it)) + 1e-8)
    }
    clip(w, AN, ALARM_TRAITS)
  }
  const alarm = Object.fromEntries(AN.map((n, i) => [n, +w[i]!.toFixed(3)]))
  // root
  const pools: { X: Float64Array[]; y: number[]; wt: number }[] = []
  for (const p of cases) {
    if (p.kind === 'clean') continue
    const alarms = new Map<any, number>(p.gathered.candidates.map((c: any) => [c, -9]))
    for (const a of p.alarm) alarms.set(a.c, weigh(a.t, alarm))
    for (const inc of p.incidents) {
      const posi = p.alarm.filter((a) => a.pos.includes(inc.k)).sort((a, b) => alarms.get(b.c)! - alarms.get(a.c)!)
      if (posi.length === 0) continue
      const seed = posi[0]!.c
      const near = nearOf(seed, p.gathered.candidates).filter((c: any) => { const a = p.alarm.find((x) => x.c === c); return !a || a.pos.length === 0 || a.pos.includes(inc.k) })
      const pool = { world: p.world, candidates: near, alarms, callers: p.callers }
      const y = near.map((c: any) => labelOf(p, inc, c, near))
      if (!y.some((x) => x > 0) || near.length < 2) continue
      pools.push({ X: near.map((c: any) => { const t: any = rootTraits(c, pool as any); if ((p as any).noNames) { t.ground = 0; t.edge = 0; t.observer = 0 } return vec(t, RN) }), y, wt: p.weight })
    }
  }
  w = vec(WEIGHTS.root, RN)
  const r0 = w.slice()
  m = new Float64Array(RN.length); v = new Float64Array(RN.length)
  for (let it = 1; it <= iters; it++) {
    const g = new Float64Array(RN.length)
    let total = 0
    for (const { X, y, wt } of pools) {
      const s = X.map((x) => dot(w, x)); const mx = Math.max(...s)
      const e = s.map((x) => Math.exp(x - mx)); const Z = e.reduce((a, b) => a + b, 0)
      const R = e.reduce((a, b, i) => a + b * y[i]!, 0) || 1e-12
      for (let i = 0; i < X.length; i++) { const d = (e[i]! / Z - (e[i]! * y[i]!) / R) * wt; if (Math.abs(d) > 1e-6) for (let k = 0; k < g.length; k++) g[k]! += d * X[i]![k]! }
      total += wt
    }
    for (let k = 0; k < g.length; k++) {
      const gr = g[k]! / total + l2 * 0.2 * (w[k]! - r0[k]! * 0.5)
      m[k] = 0.9 * m[k]! + 0.1 * gr; v[k] = 0.99 * v[k]! + 0.01 * gr * gr
      w[k]! -= 0.05 * (m[k]! / (1 - 0.9 ** it)) / (Math.sqrt(v[k]! / (1 - 0.99 ** it)) + 1e-8)
    }
    clip(w, RN, ROOT_TRAITS)
  }
  const root = Object.fromEntries(RN.map((n, i) => [n, +w[i]!.toFixed(3)]))
  return { alarm, root, threshold: WEIGHTS.threshold, calibration: { slope: 1, offset: 0 } } as Weights
}
export function evaluate(cases: Prepared[], weightsOf: (p: Prepared) => Weights) {
  return cases.map((p) => scoreCase(p.folder, () => ({ processedCount: p.processedCount, incidents: analyzeDigest(p.digest, { weights: weightsOf(p) }).map(findingToReport) })))
}
export function summary(scores: any[]) {
  const sick = scores.filter((s) => s.kind !== 'clean'), clean = scores.filter((s) => s.kind === 'clean'), j = sick.flatMap((s) => s.judgements)
  const mean = (k: string) => (j.reduce((s, x) => s + Number(x[k] ?? 0), 0) / j.length).toFixed(3)
  const b = j.filter((x) => x.confidence !== null)
  return `n ${j.length} top1 ${mean('causeTop1')} top3 ${mean('causeTop3')} victim ${mean('blamedVictim')} det ${mean('detected')} recall ${mean('evidenceRecall')} sev ${mean('severityOk')} onset ${mean('onsetOk')} brier ${(b.reduce((s, x) => s + (x.confidence - x.causeTop1) ** 2, 0) / b.length).toFixed(3)} extra ${(sick.reduce((s, x) => s + x.extra, 0) / j.length).toFixed(3)} | clean ${clean.length} false ${(clean.reduce((s, x) => s + x.reported, 0) / clean.length).toFixed(3)} severe ${(clean.reduce((s, x) => s + x.severe, 0) / clean.length).toFixed(3)}`
}
if (process.argv[1] === import.meta.filename) {
  const [cache, out, ...folders] = process.argv.slice(2)
  const folds = 5
  const t0 = performance.now()
  const real = folders.flatMap((f) => findCases(f).cases).map((f) => prepare(f, cache!, folds))
  const blind = real.filter((p) => p.folder.includes('/blind/')); for (const p of blind) p.weight = 2
  for (const p of real) if (p.folder.includes('/gen/')) { p.weight = 0.3; p.fold = hash(p.name.replace(/-[0-9a-f]{4}$/, '')) % folds }
  let extra: Prepared[] = []
  if (process.env['DROP']) { (globalThis as any).NOSIG = true; extra = folders.flatMap((f) => findCases(f).cases).map((f, i) => ({ ...prepare(f, cache! + '-nosig', folds), fold: real[i]!.fold, weight: real[i]!.weight, noNames: true })); (globalThis as any).NOSIG = false }
  const cases = real
  console.log('prepared', cases.length, ((performance.now() - t0) / 1000).toFixed(1))
  const all = train([...cases, ...extra])
  console.log('trained', ((performance.now() - t0) / 1000).toFixed(1))
  writeFileSync(out!, JSON.stringify(all))
  const inSample = evaluate(cases, () => all)
  console.log('in-sample ', summary(inSample))
  const w = Array.from({ length: folds }, (_, f) => train([...cases, ...extra].filter((p) => p.fold !== f)))
  const cv = evaluate(cases, (p) => w[p.fold]!)
  console.log('cross-val ', summary(cv))
  console.log('initial   ', summary(evaluate(cases, () => WEIGHTS)))
  for (const f of folders) { const names = new Set(findCases(f).cases.map((x) => basename(x))); console.log(basename(f), summary(cv.filter((s, i) => names.has(basename(cases[i]!.folder))))) }
  console.log(JSON.stringify(all.alarm)); console.log(JSON.stringify(all.root))
  console.log(((performance.now() - t0) / 1000).toFixed(1))
}
