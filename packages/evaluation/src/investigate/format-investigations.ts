import { formatTable, show } from '../format-table.ts'
import type { CaseScore } from '../score/score-case.ts'
import { verdictOf } from '../score/verdict-of.ts'
import type { InvestigatedCase } from './investigate-case.ts'

export interface InvestigationSummary {
  readonly cases: number
  readonly causeTop1: number | null
  readonly blamedVictim: number | null
  readonly severePerHealthy: number | null
  readonly falsePerHealthy: number | null
  readonly verbatim: number | null
  readonly engineCauseTop1: number | null
  readonly engineBlamedVictim: number | null
  readonly engineFalsePerHealthy: number | null
  readonly medianCalls: number
  readonly medianTokens: number
  readonly medianOwnSeconds: number
}

const HEAD = ['case', 'verdict', 'engine alone', 'calls', 'tokens', 'own s', 'refused', 'title']

export function summarizeInvestigations(cases: readonly InvestigatedCase[]): InvestigationSummary {
  const scores = cases.map(({ score }) => score)
  const engine = cases.map(({ engine: alone }) => alone)
  return {
    cases: cases.length,
    causeTop1: judged(scores, ({ causeTop1 }) => causeTop1),
    blamedVictim: judged(scores, ({ blamedVictim }) => blamedVictim),
    severePerHealthy: perHealthy(scores, ({ severe }) => severe),
    falsePerHealthy: perHealthy(scores, ({ reported }) => reported),
    verbatim: mean(
      scores.filter(({ citations }) => citations > 0).map(({ verbatim, citations }) => verbatim / citations),
    ),
    engineCauseTop1: judged(engine, ({ causeTop1 }) => causeTop1),
    engineBlamedVictim: judged(engine, ({ blamedVictim }) => blamedVictim),
    engineFalsePerHealthy: perHealthy(engine, ({ reported }) => reported),
    medianCalls: median(cases.map(({ recording }) => recording.turns.length)),
    medianTokens: median(cases.map(tokensOf)),
    medianOwnSeconds: median(cases.map(({ investigation }) => (investigation?.ownMs ?? 0) / 1_000)),
  }
}

export function formatInvestigations(cases: readonly InvestigatedCase[]): string {
  const rows = cases.map((one) => [
    one.name,
    verdictOf(one.score),
    verdictOf(one.engine),
    String(one.recording.turns.length),
    String(tokensOf(one)),
    show((one.investigation?.ownMs ?? 0) / 1_000),
    String(one.investigation?.steps.filter(({ type }) => type === 'refused').length ?? 0),
    one.score.titles.join(' | ') || (one.investigation?.failure ?? '-'),
  ])
  const summary = summarizeInvestigations(cases)
  const figures = Object.entries(summary).map(([name, value]) => [name, show(value, 3)])
  return [formatTable(HEAD, rows), formatTable(['figure', 'value'], figures)].join('\n\n')
}

const tokensOf = ({ recording }: InvestigatedCase): number =>
  recording.turns.reduce((sum, turn) => sum + turn.prompt_tokens + turn.completion_tokens, 0)

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

const judged = (
  scores: readonly CaseScore[],
  of: (judgement: CaseScore['judgements'][number]) => number,
): number | null => mean(scores.flatMap(({ judgements }) => judgements.map(of)))

const perHealthy = (scores: readonly CaseScore[], of: (score: CaseScore) => number): number | null =>
  mean(scores.filter(({ kind }) => kind === 'clean').map(of))
