import { MECHANISMS, type MechanismId } from '@holdfast/analysis/knowledge/mechanisms'
import { readFailure } from '@holdfast/analysis/frame/read-failure'
import { describeForMatching } from '@holdfast/analysis/digest/describe-for-matching'
import { matchSignatures } from '@holdfast/analysis/signatures/match-signatures'
import { OTHER_MECHANISM } from '../verdict/verdict.ts'
import type { VerifiedCite } from './verify-cites.ts'

/** Whether the cited lines, as the engine reads them, show the mechanism or one of its category. */
export function showsMechanism(
  mechanism: MechanismId | typeof OTHER_MECHANISM,
  cites: readonly VerifiedCite[],
): boolean {
  if (mechanism === OTHER_MECHANISM) return false
  const { category } = MECHANISMS[mechanism]
  return cites.some(({ line: { record } }) =>
    mechanismsOf(record.event).some((shown) => shown === mechanism || MECHANISMS[shown].category === category),
  )
}

function mechanismsOf(event: VerifiedCite['line']['record']['event']): MechanismId[] {
  const known = readFailure(describeForMatching(event)).known
  const signatures = matchSignatures(event).map(({ signature }) => signature.mechanism)
  return known ? [known.mechanism, ...signatures] : signatures
}
