import type { ReportedIncident } from '@holdfast/analysis/analyze/finding-to-report'
import type { CaseInput, Place } from './case-input.ts'
import type { IncidentTruth, LineNumbers, LineSet } from './case-truth.ts'
import { ownWords, ownWordsStrictly } from './own-words.ts'

/** 1 is right, 0 is wrong, null is not asked. `blamedVictim` alone is better at 0. */
export interface Judgement {
  readonly id: string
  readonly title: string | null
  readonly detected: number
  readonly causeTop1: number
  /** The same for a reader who gives nothing for a disguised quote. */
  readonly causeTop1Strict: number
  readonly causeTop3: number
  readonly blamedVictim: number
  readonly evidenceRecall: number
  readonly evidencePrecision: number | null
  readonly onsetErrorSeconds: number | null
  readonly onsetOk: number | null
  readonly severityOk: number
  readonly patternOk: number | null
  readonly outcomeOk: number | null
  readonly confidence: number | null
}

const MIN_MARGIN_SECONDS = 60
const DEFAULT_TOLERANCE_SECONDS = 60

/** Finds the report that fits a true incident best, and judges it. */
export function judgeIncident(truth: IncidentTruth, reports: readonly ReportedIncident[], input: CaseInput): Judgement {
  const ranked = reports
    .map((report) => ({ report, fit: fitOf(report, truth, input) }))
    .toSorted((a, b) => b.fit - a.fit)
  const best = ranked[0]
  if (!best || best.fit === 0) return missed(truth, reports)
  const { report } = best
  const states = (
    hypothesis: ReportedIncident['hypotheses'][number],
    own: (text: string, from: CaseInput) => string = ownWords,
  ): boolean => statesCause(hypothesis.hypothesis, report.title, truth, (text) => own(text, input))
  const places = citedPlaces(report, input)
  const onsetErrorSeconds =
    truth.onset === null ? null : report.started_at === null ? Infinity : secondsBetween(report.started_at, truth.onset)
  return {
    id: truth.id,
    title: report.title,
    detected: 1,
    causeTop1: Number(report.hypotheses.slice(0, 1).some((one) => states(one))),
    causeTop1Strict: Number(report.hypotheses.slice(0, 1).some((one) => states(one, ownWordsStrictly))),
    causeTop3: Number(report.hypotheses.slice(0, 3).some((one) => states(one))),
    blamedVictim: Number(blamesVictim(report, truth)),
    evidenceRecall: Number(places.some((place) => isIn(truth.rootLines, place))),
    evidencePrecision:
      places.length === 0 ? 0 : places.filter((place) => isRelevant(truth, place)).length / places.length,
    onsetErrorSeconds,
    onsetOk:
      onsetErrorSeconds === null
        ? null
        : Number(onsetErrorSeconds <= (truth.onsetToleranceSeconds ?? DEFAULT_TOLERANCE_SECONDS)),
    severityOk: Number(truth.severity.includes(report.severity)),
    patternOk: oneOf(truth.temporalPattern, report.temporal_pattern.pattern_type),
    outcomeOk: oneOf(truth.outcome, report.outcome),
    confidence: report.hypotheses[0]?.confidence ?? report.confidence_score,
  }
}

const missed = (truth: IncidentTruth, reports: readonly ReportedIncident[]): Judgement => ({
  id: truth.id,
  title: null,
  detected: 0,
  causeTop1: 0,
  causeTop1Strict: 0,
  causeTop3: 0,
  blamedVictim: Number(reports.some((report) => blamesVictim(report, truth))),
  evidenceRecall: 0,
  evidencePrecision: null,
  onsetErrorSeconds: null,
  onsetOk: truth.onset === null ? null : 0,
  severityOk: 0,
  patternOk: truth.temporalPattern ? 0 : null,
  outcomeOk: truth.outcome ? 0 : null,
  confidence: null,
})

/** How well a report fits: citing a root line counts most, then the right service, then the nearest onset; 0 is not at all. */
export function fitOf(report: ReportedIncident, truth: IncidentTruth, input: CaseInput): number {
  const citesRoot = citedPlaces(report, input).some((place) => isIn(truth.rootLines, place))
  const rightService = [report.service, report.hypotheses[0]?.service].some((service) =>
    isNamed(service, truth.services),
  )
  const marginMs = Math.max(truth.onsetToleranceSeconds ?? 0, MIN_MARGIN_SECONDS) * 1_000
  const endedBefore =
    truth.onset !== null && report.ended_at !== null && Date.parse(report.ended_at) < Date.parse(truth.onset) - marginMs
  if (!citesRoot && (!rightService || endedBefore)) return 0
  const onsetError =
    truth.onset !== null && report.started_at !== null ? secondsBetween(report.started_at, truth.onset) : 3_600
  return Number(citesRoot) * 4 + Number(rightService) * 2 + 1 / (1 + onsetError / 60)
}

function statesCause(
  statement: string,
  title: string,
  { cause }: IncidentTruth,
  own: (text: string) => string,
): boolean {
  if (matchesAny(cause.mustNot ?? [], statement)) return false
  const said = own(statement)
  const withTitle = `${said}\n${own(title)}`
  return (
    cause.allOf.some((group) => matchesAny(group, said)) && cause.allOf.every((group) => matchesAny(group, withTitle))
  )
}

function blamesVictim(report: ReportedIncident, truth: IncidentTruth): boolean {
  const top = report.hypotheses[0]
  if (!top) return false
  if (matchesAny(truth.cause.mustNot ?? [], top.hypothesis)) return true
  if (top.service) return isNamed(top.service, truth.victims) && !isNamed(top.service, truth.services)
  return mentions(top.hypothesis, truth.victims) && !mentions(top.hypothesis, truth.services)
}

const matchesAny = (patterns: readonly string[], text: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(text))

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const isNamed = (service: string | null | undefined, names: readonly string[]): boolean => {
  const own = slug(service ?? '')
  return (
    own !== '' &&
    names.map(slug).some((name) => own === name || own.startsWith(`${name}-`) || name.startsWith(`${own}-`))
  )
}

const mentions = (text: string, names: readonly string[]): boolean =>
  names.some((name) => `-${slug(text)}-`.includes(`-${slug(name)}-`))

function citedPlaces(report: ReportedIncident, input: CaseInput): Place[] {
  const places = new Map<string, Place>()
  for (const citation of [...report.evidence_logs, ...(report.hypotheses[0]?.evidence ?? [])]) {
    const place = input.placeOf(citation)
    if (place) places.set(`${place.name}:${place.line}`, place)
  }
  return [...places.values()]
}

const isIn = (sets: readonly LineSet[], place: Place): boolean =>
  sets.some((set) => set.file === place.name && holds(set.lines, place.line))

const holds = (numbers: LineNumbers, line: number): boolean =>
  numbers.some((entry) => (typeof entry === 'number' ? entry === line : line >= entry[0] && line <= entry[1]))

const isRelevant = (truth: IncidentTruth, place: Place): boolean =>
  isIn(truth.rootLines, place) ||
  isIn(truth.relevant?.lines ?? [], place) ||
  (truth.relevant?.pattern !== undefined && new RegExp(truth.relevant.pattern).test(place.text))

const secondsBetween = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b)) / 1_000

const oneOf = (accepted: string | readonly string[] | null | undefined, value: string): number | null =>
  accepted ? Number([accepted].flat().includes(value)) : null
