import { failureOf } from '../detect/failure-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import type { IncidentFacts } from './incident-facts.ts'

/**
 * What a first hypothesis gains or loses by each feature of its evidence, as log-odds: a logistic fit over the
 * carried and generated scenarios, those scored at first sight at double weight. On these its Brier score is .23
 * with each case left out of its own estimate; that of a ladder by specificity alone was .32.
 */
const LOG_ODDS = {
  base: 2.2,
  namesTheRoot: 1.7,
  /** Somebody complains about another: what is wrong there, if it is there, no line tells. */
  complains: -1.8,
  manySuffer: 1.9,
  trigger: 0.6,
  generalWords: -1.1,
  /** Where one service is heard, nobody else can be at fault or suffer by the lines that there are. */
  heardAlone: 1.3,
} as const
const MANY = 2
const LEAST = 0.05
const MOST = 0.97

/** How likely the root is the cause: how often such evidence was right. */
export function estimateConfidence({ cluster: { root, members }, trigger, world }: IncidentFacts): number {
  const { signature, target, status } = root
  const isKnown = signature !== null && !isGeneral(signature)
  const specificity = signature?.specificity ?? 0
  const isAlone = world.services.length <= 1
  const complains =
    specificity < 3 && (signature?.blames === 'peer' || target !== null || failureOf(root).known?.side === 'peer')
  const sufferers = new Set(members.map(({ symptom }) => symptom.service)).size
  const logOdds =
    LOG_ODDS.base +
    (isKnown && specificity === 3 ? LOG_ODDS.namesTheRoot : 0) +
    (complains && !isAlone ? LOG_ODDS.complains : 0) +
    (sufferers >= MANY && !isAlone ? LOG_ODDS.manySuffer : 0) +
    (trigger === null ? 0 : LOG_ODDS.trigger) +
    (isKnown || (signature === null && status !== null) ? 0 : LOG_ODDS.generalWords) +
    (isAlone ? LOG_ODDS.heardAlone : 0)
  const share = 1 / (1 + Math.exp(-logOdds))
  return Math.round(Math.min(MOST, Math.max(LEAST, share)) * 100) / 100
}
