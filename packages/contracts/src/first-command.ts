import type { Solution } from './analysis-data.ts'

const RANKS = { critical: 0, high: 1, medium: 2, low: 3 }

/**
 * What to do first: the most urgent supported fix, never one that destroys; else the first look around. A command with
 * a blank cannot be run as it stands, so it comes after one without.
 */
export function firstCommand(solutions: readonly Solution[]): Solution | undefined {
  const safe = solutions.filter((solution) => solution.is_supported && solution.risk !== 'destructive')
  const byPriority = safe.toSorted((a, b) => RANKS[a.priority] - RANKS[b.priority])
  const runnable = byPriority.filter(({ command }) => !BLANK.test(command))
  return runnable.find(isFix) ?? runnable[0] ?? byPriority.find(isFix) ?? byPriority[0]
}

const BLANK = /<[a-z][a-z -]{0,40}>/i

const isFix = ({ category }: Solution): boolean => category === 'fix'
