import type { Finding } from '@holdfast/analysis/model/finding'
import {
  isSameCulprit,
  type CheckedDismissal,
  type CheckedIncident,
  type CheckedVerdict,
} from '../check/check-verdict.ts'

export interface ConcludedIncident {
  /** What the engine holds of it; null where it opened none. */
  readonly finding: Finding | null
  /** What the model holds of it; null where it holds nothing that could be verified. */
  readonly model: CheckedIncident | null
  /** Further incidents of the engine that the model explains by the same cause. */
  readonly absorbed: readonly Finding[]
  readonly leads: 'engine' | 'model'
  /** Where the two disagree: what would decide. */
  readonly question: string | null
  /** Why the model holds it for none, where it is kept all the same. */
  readonly dissent: CheckedDismissal | null
}

export interface Conclusion {
  readonly incidents: readonly ConcludedIncident[]
  /** Closed with a reason; anybody may open them again. */
  readonly dismissed: readonly CheckedDismissal[]
}

/** Engine and model side by side. Without a verdict, the engine's findings stand as they are. */
export function conclude(findings: readonly Finding[], verdict: CheckedVerdict | null): Conclusion {
  if (verdict === null) return { incidents: findings.map(ofEngine), dismissed: [] }
  const dismissed = verdict.dismissed.filter(({ finding }) => !isCertain(finding))
  const dissents = new Map(verdict.dismissed.map((one) => [one.finding, one]))
  const spoken = new Set<Finding>(dismissed.map(({ finding }) => finding))
  const led = verdict.incidents.map((model): ConcludedIncident => {
    // Two of the model's incidents may name one of the engine's: the first takes its place.
    const [finding = null, ...absorbed] = model.findings.filter((one) => !spoken.has(one))
    for (const one of model.findings) spoken.add(one)
    return sideBySide(finding, absorbed, model)
  })
  return {
    incidents: [
      ...led,
      ...findings
        .filter((finding) => !spoken.has(finding))
        .map((finding) => contested(ofEngine(finding), dissents.get(finding))),
    ],
    dismissed,
  }
}

const ofEngine = (finding: Finding): ConcludedIncident => ({
  finding,
  model: null,
  absorbed: [],
  leads: 'engine',
  question: null,
  dissent: null,
})

/** What is critical and confirmed by its own lines is contradicted, not closed: a person decides. */
const isCertain = ({ severity, outcome }: Finding): boolean => severity === 'critical' && outcome === 'confirmed'

const contested = (incident: ConcludedIncident, dissent: CheckedDismissal | undefined): ConcludedIncident =>
  dissent === undefined ? incident : { ...incident, dissent, question: 'Does anybody still feel it?' }

/** By how much (in log-odds) the engine is less likely right where a model can prove that it was another. */
const DISAGREED = 1.5

const oddsOf = (confidence: number): number => Math.log(confidence / (1 - confidence))

function sideBySide(finding: Finding | null, absorbed: readonly Finding[], model: CheckedIncident): ConcludedIncident {
  if (finding === null) return { finding, model, absorbed, leads: 'model', question: null, dissent: null }
  if (isSameCulprit(model.culprit, finding)) {
    // What both hold is as likely as the surer of the two says; the model's account is the fuller one.
    const confidence = Math.max(model.confidence, finding.confidence)
    return { finding, model: { ...model, confidence }, absorbed, leads: 'model', question: null, dissent: null }
  }
  const blamed = finding.hypotheses[0]?.service ?? finding.service ?? 'what the engine names'
  const question = `Did ${model.culprit} fail by itself before ${blamed}, or because of it?`
  const leads = oddsOf(model.confidence) >= oddsOf(finding.confidence) - DISAGREED ? 'model' : 'engine'
  return { finding, model, absorbed, leads, question, dissent: null }
}
