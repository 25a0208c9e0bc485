import type { Symptom } from '../model/symptom.ts'
import type { IncidentFacts } from './incident-facts.ts'

/** Services with the very same fault of their own are not its victims. */
const saysTheSame = (symptom: Symptom, root: Symptom): boolean =>
  symptom.signature !== null && symptom.signature.id === root.signature?.id && root.target === null

/** Which services only report the failure of another. */
export function findVictims({ cluster }: IncidentFacts): string[] {
  const names = cluster.members
    .map(({ symptom }) => symptom)
    .filter(
      (symptom) =>
        symptom.badness >= 1 &&
        symptom.service !== cluster.culprit &&
        symptom.service !== cluster.root.service &&
        !saysTheSame(symptom, cluster.root),
    )
    .map((symptom) => symptom.service)
    .filter((name) => name !== null)
  return [...new Set(names)].sort()
}
