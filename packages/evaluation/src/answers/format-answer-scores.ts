import { formatTable, show } from '../format-table.ts'
import type { AnswerScore } from './score-answer.ts'
import { type AnswerSummary, summarizeAnswers } from './score-answers.ts'

const row = (name: string, { pairs, complete, facts, inventions }: AnswerSummary): string[] => [
  name,
  String(pairs),
  show(complete, 3),
  show(facts, 3),
  String(inventions),
]

/** Completeness and inventions per scenario, then every answer that falls short. */
export function formatAnswerScores(scores: readonly AnswerScore[]): string {
  const scenarios = [...new Set(scores.map((score) => score.scenario))]
  const rows = [
    ...scenarios.map((name) => row(name, summarizeAnswers(scores.filter((score) => score.scenario === name)))),
    row('tuned on', summarizeAnswers(scores.filter((score) => !score.isHeldOut))),
    row('held out', summarizeAnswers(scores.filter((score) => score.isHeldOut))),
    row('all', summarizeAnswers(scores)),
  ]
  const short = scores.filter((score) => score.missing.length + score.inventions.length > 0)
  const complaints = short.map(
    ({ scenario, question, missing, inventions }) =>
      `${scenario}: ${question}${missing.map((what) => `\n  misses ${what}`).join('')}${inventions.map((what) => `\n  invents ${what}`).join('')}`,
  )
  return [formatTable(['answers', 'pairs', 'complete', 'facts', 'inventions'], rows), ...complaints].join('\n\n')
}
