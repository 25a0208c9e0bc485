import type { Solution } from './analysis-data.ts'

const RANKS = { critical: 0, high: 1, medium: 2, low: 3 }

/** What to do first: the most urgent supported fix, never one that destroys; else the first look around. */
export function firstCommand(solutions: readonly Solution[]): Solution | undefined {
  const safe = solutions.filter((solution) => solution.is_supported && solution.risk !== 'destructive')
  const byPriority = safe.toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority])
  return byPriority.find(({ category }) => category === 'fix') ?? byPriority[0]
}
