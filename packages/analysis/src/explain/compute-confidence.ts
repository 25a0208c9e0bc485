import type { Outcome } from '../model/finding.ts'
import type { Symptom } from '../detect/symptom.ts'
import { specificityOf } from '../detect/specificity-of.ts'
import type { Cluster } from '../correlate/cluster.ts'

const CONFIRMED = 0.8
const LIKELY = 0.5
const OFTEN_RIGHT = 0.7
const MOST = 0.97
/** A failure of no known kind is never called confirmed. */
const MOST_UNKNOWN = 0.79

/** How strong the case for the root is, from what speaks for it, against it, and what is missing. */
export function weighEvidence(cluster: Cluster, hasTrigger: boolean): number {
  const { root, members } = cluster
  const specificity = Math.round(specificityOf(root))
  const supporters = new Set(members.map((member) => member.symptom.service)).size
  const agreeing = members.filter(
    (member) => member.symptom.signature?.id === root.signature?.id && root.signature !== null,
  ).length
  const rivals = members.filter(
    (member) => specificityOf(member.symptom) >= 3 && member.symptom.signature?.id !== root.signature?.id,
  ).length
  let score = [0.72, 0.76, 0.83, 0.88][specificity]!
  if (root.contrast !== 'steady') score += 0.04
  score += Math.min(3, supporters) * 0.02
  if (agreeing > 0) score += 0.03
  if (hasTrigger) score += 0.02
  score -= Math.min(3, rivals) * 0.05
  if (root.onsetMs === null) score -= 0.04
  if (root.count === 1) score -= 0.05
  const most = specificity === 0 ? MOST_UNKNOWN : MOST
  return Math.round(Math.min(most, Math.max(0.05, score)) * 100) / 100
}

/** Ranked below, so held for less likely. */
const BELOW_ROOT = 0.8

/** An alternative shares what the root leaves over, by how specific it is itself. */
export function confidenceOfAlternative(symptom: Symptom | null, rootConfidence: number): number {
  const share = (1 - rootConfidence) * (0.3 + 0.15 * (symptom?.signature?.specificity ?? 0))
  return Math.round(Math.min(rootConfidence * BELOW_ROOT, Math.max(0.03, share)) * 100) / 100
}

/** By the strength of the evidence; what proves wrong too often is never called confirmed. */
export const outcomeOf = (evidence: number, confidence: number): Outcome =>
  evidence >= CONFIRMED && confidence >= OFTEN_RIGHT ? 'confirmed' : evidence >= LIKELY ? 'likely' : 'inconclusive'
