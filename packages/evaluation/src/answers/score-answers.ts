import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Answer } from '@holdfast/contracts/assistant'
import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'
import { applyCircumstances } from './apply-circumstances.ts'
import { incidentOfScenario, type ScenarioIncident } from './incident-of-scenario.ts'
import type { QuestionPair } from './question-pair.ts'
import { scenarioFolder } from '../scenarios/scenario-folders.ts'
import { type AnswerScore, scoreAnswer } from './score-answer.ts'

export type Answerer = (facts: IncidentFacts, question: string) => Answer

export interface AnswerSummary {
  readonly pairs: number
  /** Share of answers that hold all that was asked of them. */
  readonly complete: number
  /** Mean share of the facts that are there. */
  readonly facts: number
  readonly inventions: number
}

export interface AskedScenario {
  readonly scenario: string
  readonly pairs: readonly QuestionPair[]
  readonly incident: ScenarioIncident
}

export const readAskedScenarios = (questionsDir: string): AskedScenario[] =>
  readdirSync(questionsDir)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const scenario = basename(name, '.json')
      const pairs = JSON.parse(readFileSync(join(questionsDir, name), 'utf8')) as QuestionPair[]
      return { scenario, pairs, incident: incidentOfScenario(scenarioFolder(scenario)) }
    })

export function scoreAnswers(asked: readonly AskedScenario[], answerer: Answerer): AnswerScore[] {
  const strangers = new Set(asked.flatMap(({ incident }) => servicesOf(incident.facts)))
  return asked.flatMap(({ scenario, pairs, incident: { facts, places } }) =>
    pairs.map((pair) => {
      const given = applyCircumstances(facts, pair.given)
      return scoreAnswer(pair, { scenario, facts: given, places, strangers }, answerer(given, pair.question))
    }),
  )
}

/** One-word names alone; those with a sign inside are looked for anyway. */
const servicesOf = ({ lines }: IncidentFacts): string[] =>
  lines.flatMap(({ service }) => (service && /^\p{L}{4,}$/u.test(service) ? [service.toLowerCase()] : []))

export function summarizeAnswers(scores: readonly AnswerScore[]): AnswerSummary {
  const share = (sum: number) => (scores.length === 0 ? 0 : sum / scores.length)
  return {
    pairs: scores.length,
    complete: share(scores.filter((score) => score.missing.length === 0).length),
    facts: share(scores.reduce((sum, score) => sum + score.completeness, 0)),
    inventions: scores.reduce((sum, score) => sum + score.inventions.length, 0),
  }
}
