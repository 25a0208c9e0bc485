import type { Symptom } from '../detect/symptom.ts'
import { depthOf } from '../knowledge/depth-of.ts'
import { isGeneral } from '../signatures/is-general.ts'
import { isObserver } from '../topology/resolve-target.ts'

/** Who is at fault if this symptom is the root: the one it blames, else the one who says it. */
export function nameCulprit(root: Symptom, others: readonly Symptom[], services: readonly string[]): string | null {
  if (
    root.target !== null &&
    (root.signature?.blames !== 'self' || depthOf(root.signature) < 3 || !speaksForItself(root))
  )
    return root.target
  if (!isObserver(root.service) || root.signature?.blames !== 'peer' || isGeneral(root.signature)) return root.service
  const blamed = mostBlamed(others, services)
  return blamed ?? root.service
}

const speaksForItself = (root: Symptom): boolean => root.target === null

/** The service that most symptoms complain about. */
function mostBlamed(symptoms: readonly Symptom[], services: readonly string[]): string | null {
  const votes = new Map<string, number>()
  for (const symptom of symptoms) {
    if (symptom.target === null) continue
    const weight =
      (services.includes(symptom.target) ? 2 : 1) * (symptom.signature === null ? 1 : depthOf(symptom.signature))
    votes.set(symptom.target, (votes.get(symptom.target) ?? 0) + weight)
  }
  return [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null
}
