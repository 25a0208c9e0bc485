import { isDigit, isLetter } from '../parse/scan-clock.ts'
import type { LearnedLayout } from './learned-layout.ts'

type ByFirst = (readonly LearnedLayout[] | undefined)[]

const indexes = new WeakMap<readonly LearnedLayout[], ByFirst>()

/** Of a source's layouts, in their order, those that a line with this first character may be built like. */
export function layoutsOfFirst(code: number, layouts: readonly LearnedLayout[]): readonly LearnedLayout[] {
  // Blanks before a literal count for nothing.
  if (!(code > 32 && code < 128)) return layouts
  let byFirst = indexes.get(layouts)
  if (byFirst === undefined) indexes.set(layouts, (byFirst = Array.from({ length: 128 })))
  return (byFirst[code] ??= layouts.filter((layout) => mayStart(layout, code)))
}

function mayStart({ columns, start }: LearnedLayout, code: number): boolean {
  const literal = columns[0]?.before ?? ''
  if (literal !== '') return literal.charCodeAt(0) === code
  return start === 'other' || (start === 'digit' ? isDigit(code) : isLetter(code))
}
