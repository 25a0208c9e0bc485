import type { CaseScore } from './score-case.ts'
import type { Judgement } from './judge-incident.ts'

/** What became of a case, in a word for each true incident: right, wrong cause, victim, missed; clean, false alarm. */
export function verdictOf({ kind, reported, extra, judgements }: CaseScore): string {
  if (kind === 'clean') return reported === 0 ? 'clean' : 'false alarm'
  const words = judgements.map(wordOf).join(', ')
  return extra === 0 ? words : `${words}, and a false alarm`
}

/** Whether nothing is wrong with it. */
export const isRightVerdict = (verdict: string): boolean =>
  verdict.split(', ').every((word) => word === 'right' || word === 'clean')

const wordOf = ({ detected, causeTop1, blamedVictim }: Judgement): string => {
  if (blamedVictim === 1) return 'victim'
  if (causeTop1 === 1) return 'right'
  return detected === 1 ? 'wrong cause' : 'missed'
}
