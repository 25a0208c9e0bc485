import { pressInLines } from '../press-text.ts'
import { writeColumns } from './statement-columns.ts'
import type { TrainedStatements } from './train-statements.ts'

/** The module that the engine carries: weights only, never a statement. */
export function formatStatementWeights(
  trained: TrainedStatements,
  { hash, stories, lines }: { readonly hash: string; readonly stories: number; readonly lines: number },
): string {
  const { head, bytes } = writeColumns(trained)
  return `/**
 * Written by \`npm run train -- statements\`; not to be edited.
 * Entries are compressed (Brotli, base 85); who reads them tells how.
 */
/* oxlint-disable oxc/approx-constant -- what is learned may come near to any number */
export const STATEMENT_WEIGHTS = {
  stories: '${hash}',
  read: '${stories} stories, ${lines} lines',
  dimensions: ${head.dimensions},
  units: ${head.units},
  roles: ${head.roles},
  pointStep: ${head.pointStep},
  mechanisms: [${head.mechanisms.map((id) => `'${id}'`).join(', ')}],
  mechanismStep: ${head.mechanismStep},
  mechanismBias: [${head.mechanismBias.join(', ')}],
  count: ${head.count},
  entries: \`
${pressInLines(bytes)}
\`,
} as const
`
}
