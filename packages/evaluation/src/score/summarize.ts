import type { Judgement } from './judge-incident.ts'
import type { LooksScore } from './score-looks.ts'
import type { PatternScore } from './score-patterns.ts'
import type { CaseScore } from './score-case.ts'
import type { TemplatesScore } from './score-templates.ts'

export interface Scores {
  readonly cases: readonly CaseScore[]
  readonly templates: readonly TemplatesScore[]
  /** The statistic alone, on the times themselves. */
  readonly patterns: PatternScore | null
  /** Through the whole engine, from log lines at those times. */
  readonly patternsFromLogs: PatternScore | null
  readonly looks: LooksScore | null
}

/** One figure per measure; null where nothing was there to measure. */
export type Summary = Readonly<Record<string, number | null>>

export function summarize({ cases, templates, patterns, patternsFromLogs, looks }: Scores): Summary {
  const ill = cases.filter((one) => one.kind === 'incident')
  const healthy = cases.filter((one) => one.kind === 'clean')
  const judged = ill.flatMap((one) => one.judgements)
  const meanOf = (key: keyof Judgement): number | null => mean(judged.map((one) => one[key]))
  return {
    incidents: judged.length,
    healthyCases: healthy.length,
    detected: meanOf('detected'),
    causeTop1: meanOf('causeTop1'),
    causeTop1Strict: meanOf('causeTop1Strict'),
    causeTop3: meanOf('causeTop3'),
    blamedVictim: meanOf('blamedVictim'),
    evidenceVerbatim: ratio(sum(cases, 'verbatim'), sum(cases, 'citations')),
    evidenceRecall: meanOf('evidenceRecall'),
    evidencePrecision: meanOf('evidencePrecision'),
    onsetErrorSecondsMedian: median(judged.map((one) => one.onsetErrorSeconds)),
    onsetOk: meanOf('onsetOk'),
    severityOk: meanOf('severityOk'),
    patternOk: meanOf('patternOk'),
    outcomeOk: meanOf('outcomeOk'),
    extraPerIncident: ratio(sum(ill, 'extra'), judged.length),
    healthyFalseAlarms: healthy.length === 0 ? null : sum(healthy, 'reported'),
    healthySevereAlarms: healthy.length === 0 ? null : sum(healthy, 'severe'),
    brier: mean(judged.map((one) => (one.confidence === null ? null : (one.confidence - one.causeTop1) ** 2))),
    countOk: mean(cases.map((one) => one.countOk)),
    slowestSeconds: cases.length === 0 ? null : Math.max(...cases.map((one) => one.seconds)),
    templatesGa: mean(templates.map((one) => one.ga)),
    templatesFga: mean(templates.map((one) => one.fga)),
    templatesWorstGa: templates.length === 0 ? null : Math.min(...templates.map((one) => one.ga)),
    patternAccuracy: patterns?.accuracy ?? null,
    patternAccuracyFromLogs: patternsFromLogs?.accuracy ?? null,
    sameCulpritInAnyLook: looks?.sameCulprit ?? null,
    sameSeverityInAnyLook: looks?.sameSeverity ?? null,
    sameFingerprintInAnyLook: looks?.sameFingerprint ?? null,
  }
}

const isKnown = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value)

function mean(values: readonly unknown[]): number | null {
  const known = values.filter(isKnown)
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0) / known.length
}

function median(values: readonly unknown[]): number | null {
  const known = values.filter(isKnown).toSorted((a, b) => a - b)
  return known[Math.floor((known.length - 1) / 2)] ?? null
}

const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

const sum = (cases: readonly CaseScore[], key: 'verbatim' | 'citations' | 'extra' | 'reported' | 'severe'): number =>
  cases.reduce((total, one) => total + one[key], 0)
