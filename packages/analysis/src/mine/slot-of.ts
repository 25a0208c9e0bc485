import type { ShapeColumns } from './shape-columns.ts'

/** Where a column stands: what is before it says how likely it holds a value. */
export type Slot = 'first' | 'person' | 'value' | 'object' | 'quoted' | 'plain'

const PEOPLE = new Set('user username login account principal owner role'.split(' '))
const PREPOSITIONS = new Set(
  'for from to by on at in of with named called via host node pod service client server'.split(' '),
)

export function slotOf(shape: ShapeColumns, column: number): Slot {
  if (column === 0) return 'first'
  const before = shape.words[column - 1] as string
  if (before === '=') return 'value'
  if (before === '\\"' || before === '"' || before === "'" || before === '`') return 'quoted'
  if (before === ':') return shape.tokens[column]?.spaced ? 'plain' : 'value'
  if (before === '[' && column > 1 && shape.words[column + 1] === ']') return 'value'
  const lower = before.toLowerCase()
  if (PEOPLE.has(lower)) return 'person'
  return PREPOSITIONS.has(lower) ? 'object' : 'plain'
}
