import { describe, expect, it } from 'vitest'
import { HELD_OUT_LAYOUTS, LATER_LAYOUTS, SEEN_LAYOUTS } from '../../test/layouts/layouts.ts'
import { findWrong, LINES_PER_LAYOUT, writeLines } from '../../test/layouts/score-layouts.ts'

const ALL = [...SEEN_LAYOUTS, ...HELD_OUT_LAYOUTS, ...LATER_LAYOUTS]
/** Whether a pool's bracket belongs to the message or to the header is a matter of taste. */
const TASTE = 'a process manager of PHP message'
/** Of all lines, those of which every field must be right. */
const FLOOR = 0.99

const isMatterOfTaste = ({ layout, field }: { layout: string; field: string }): boolean =>
  `${layout} ${field}` === TASTE

describe('lines of a layout that no grammar knows', () => {
  it.each(ALL)('are read right: %s', (...layout) => {
    expect(findWrong(writeLines(layout)).filter((wrong) => !isMatterOfTaste(wrong))).toEqual([])
  })

  it('are read right in a stream of fifty layouts, interleaved line by line', () => {
    const written = ALL.map((layout) => writeLines(layout))
    const mixed = Array.from({ length: LINES_PER_LAYOUT }, (_, index) => written.flatMap((lines) => lines[index] ?? []))
    const wrong = findWrong(mixed.flat()).filter((one) => !isMatterOfTaste(one))
    const right = 1 - new Set(wrong.map(({ line }) => line)).size / mixed.flat().length
    expect({ right, first: right < FLOOR ? wrong[0] : undefined }).toEqual({ right, first: undefined })
  })

  it('are read right where the layout changes in the middle of the source', () => {
    const lines = [SEEN_LAYOUTS[7], HELD_OUT_LAYOUTS[14], SEEN_LAYOUTS[9], SEEN_LAYOUTS[18]].flatMap((layout) =>
      layout === undefined ? [] : writeLines(layout, 400),
    )
    expect(new Set(findWrong(lines).map(({ line }) => line)).size / lines.length).toBeLessThanOrEqual(1 - FLOOR)
  })
})
