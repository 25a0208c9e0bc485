import type { IncidentTruth } from '../score/case-truth.ts'

const matchesAny = (patterns: readonly string[], text: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(text))

/** Whether a statement names the true cause; recordings hold no logs, so quotes of them are not taken out. */
export const statesCause = (statement: string, { cause }: Pick<IncidentTruth, 'cause'>): boolean =>
  cause.allOf.every((group) => matchesAny(group, statement)) && !matchesAny(cause.mustNot ?? [], statement)
