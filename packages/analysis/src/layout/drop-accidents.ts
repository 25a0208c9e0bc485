import type { Column, LearnedLayout } from './learned-layout.ts'

/** Of the lines that are built like the shorter layout. */
const FEW = 0.3
const MIN_COLUMNS = 2

/**
 * Where a message happens to begin with a level's word or to hold a clock ('error count reset to 0'), its line looks like
 * a longer layout. Few lines of a layout do.
 */
export function dropAccidents(
  layouts: readonly LearnedLayout[],
  countFits: (layout: LearnedLayout) => number,
): LearnedLayout[] {
  const counts = new Map<LearnedLayout, number>()
  const count = (layout: LearnedLayout): number => {
    const known = counts.get(layout) ?? countFits(layout)
    counts.set(layout, known)
    return known
  }
  const suspects = new Set(layouts.filter(endsInMessage))
  return layouts.filter(
    (layout) =>
      !suspects.has(layout) ||
      !layouts.some((shorter) => startsLike(layout, shorter) && count(layout) < FEW * count(shorter)),
  )
}

/** Between blanks stands a level, or one more clock. */
function endsInMessage({ columns, before }: LearnedLayout): boolean {
  const last = columns.at(-1)
  if (last === undefined || before !== ' ') return false
  if (last.role === 'time') return columns.filter(({ role }) => role === 'time').length > 1
  return last.role === 'level'
}

function startsLike(layout: LearnedLayout, { columns, before: end }: LearnedLayout): boolean {
  // Of a clock and a name between blanks many layouts are made.
  if (columns.length < (end === ' ' ? MIN_COLUMNS + 1 : MIN_COLUMNS) || columns.length >= layout.columns.length)
    return false
  return columns.every(({ before, kind }, index) => {
    const other = layout.columns[index] as Column
    return other.before === before && (other.kind === 'time') === (kind === 'time')
  })
}
