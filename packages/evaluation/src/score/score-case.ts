import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportedIncident } from '@holdfast/analysis/analyze/finding-to-report'
import { CaseInput } from './case-input.ts'
import type { CaseTruth } from './case-truth.ts'
import { isVerbatim } from './is-verbatim.ts'
import { fitOf, judgeIncident, type Judgement } from './judge-incident.ts'

export interface EngineSource {
  readonly source: string
  readonly bytes: Uint8Array
}

export interface EngineAnswer {
  readonly processedCount: number
  readonly incidents: readonly ReportedIncident[]
}

export type Engine = (paths: readonly string[]) => EngineAnswer

export interface CaseScore {
  readonly name: string
  readonly kind: CaseTruth['kind']
  readonly lines: number
  readonly reported: number
  readonly maxIncidents: number
  /** Reports that match nothing true, or are too many. */
  readonly extra: number
  readonly severe: number
  readonly citations: number
  readonly verbatim: number
  readonly countOk: number
  readonly seconds: number
  readonly judgements: readonly Judgement[]
  readonly titles: readonly string[]
}

export function scoreCase(folder: string, engine: Engine): CaseScore {
  const truth = readTruth(folder)
  const input = new CaseInput(folder, truth.input)
  const started = performance.now()
  const answer = engine(input.paths)
  return { ...scoreAnswer(truth, input, answer), seconds: (performance.now() - started) / 1_000 }
}

export const readTruth = (folder: string): CaseTruth =>
  JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as CaseTruth

export function scoreAnswer(
  truth: CaseTruth,
  input: CaseInput,
  { incidents, processedCount }: EngineAnswer,
): Omit<CaseScore, 'seconds'> {
  const citations = incidents.flatMap(citationsOf)
  const matching = incidents.filter((incident) => truth.incidents.some((one) => fitOf(incident, one, input) > 0)).length
  const besides = Math.max(0, truth.maxIncidents - truth.incidents.length)
  return {
    name: truth.name,
    kind: truth.kind,
    lines: input.nonBlankLines,
    reported: incidents.length,
    maxIncidents: truth.maxIncidents,
    extra: Math.max(0, incidents.length - truth.maxIncidents, incidents.length - matching - besides),
    severe: incidents.filter((incident) => incident.severity === 'critical' || incident.severity === 'high').length,
    citations: citations.length,
    verbatim: citations.filter((citation) => isVerbatim(citation, input)).length,
    countOk: Number(processedCount === input.nonBlankLines),
    judgements: truth.incidents.map((one) => judgeIncident(one, incidents, input)),
    titles: incidents.map((incident) => incident.title),
  }
}

const citationsOf = (incident: ReportedIncident): { file: string; line: number; message?: string }[] => [
  ...incident.evidence_logs,
  ...incident.hypotheses.flatMap((hypothesis) => hypothesis.evidence).map(({ file, line }) => ({ file, line })),
  ...incident.timeline.map(({ file, line }) => ({ file, line })),
]
