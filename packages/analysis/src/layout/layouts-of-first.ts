import { isDigit, isLetter } from '../parse/scan-clock.ts'
import { ColumnMatch } from './column-match.ts'
import type { LearnedLayout } from './learned-layout.ts'

/** A source's layouts by what a line starts with, and what its last line was matched to; lives as long as they are read by. */
export class LayoutsOfFirst {
  readonly layouts: readonly LearnedLayout[]
  readonly match = new ColumnMatch()
  readonly #byFirst: (readonly LearnedLayout[] | undefined)[] = Array.from({ length: 128 })

  constructor(layouts: readonly LearnedLayout[]) {
    this.layouts = layouts
  }

  /** In their order, those that a line with this first character may be built like. */
  of(code: number): readonly LearnedLayout[] {
    // Blanks before a literal count for nothing.
    if (!(code > 32 && code < 128)) return this.layouts
    return (this.#byFirst[code] ??= this.layouts.filter((layout) => mayStart(layout, code)))
  }
}

function mayStart({ columns, start }: LearnedLayout, code: number): boolean {
  const literal = columns[0]?.before ?? ''
  if (literal !== '') return literal.charCodeAt(0) === code
  return start === 'other' || (start === 'digit' ? isDigit(code) : isLetter(code))
}
