import type { LineKind } from '@holdfast/contracts/analysis-data'
import type { Citation } from '@holdfast/contracts/citation'
import { foldLines } from '../evidence/fold-lines.ts'

const counted = (count: number, one: string) => `${count.toLocaleString()} ${one}${count === 1 ? '' : 's'}`

/** Four copies of one line prove no more than one: '1 pattern × 293', '3 patterns, 2,453 lines'. */
export function countSupport(citations: readonly Citation[], kinds: readonly LineKind[]): string {
  const folds = foldLines(citations, kinds)
  const lines = folds.reduce((sum, { count }) => sum + count, 0)
  if (folds.length === 0) return 'nothing'
  if (folds.length === 1) return lines === 1 ? '1 line' : `1 pattern × ${lines.toLocaleString()}`
  return `${counted(folds.length, 'pattern')}, ${counted(lines, 'line')}`
}
