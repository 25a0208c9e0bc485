import { expect, it } from 'vitest'
import { HELD_OUT_LAYOUTS, SEEN_LAYOUTS } from '../../test/layouts/layouts.ts'
import { writeLines } from '../../test/layouts/score-layouts.ts'
import { ParsedLine } from '../parse/parsed-line.ts'
import { ColumnMatch } from './column-match.ts'
import { LayoutsOfFirst } from './layouts-of-first.ts'
import { learnLayouts } from './learn-layouts.ts'
import { readColumns } from './read-columns.ts'

const CONTEXT = { receivedAtMs: null, zoneMinutes: null, lastMs: null }
const texts = [...SEEN_LAYOUTS, ...HELD_OUT_LAYOUTS].flatMap((layout) =>
  writeLines(layout, 24).flatMap(({ line }) => [line, ` ${line}`]),
)
const layouts = [...SEEN_LAYOUTS, ...HELD_OUT_LAYOUTS].flatMap((layout) =>
  learnLayouts(
    writeLines(layout, 24).map(({ line }) => line),
    [],
    CONTEXT,
  ),
)

it('keeps every layout that a line is built like, in their order', () => {
  expect(layouts.length).toBeGreaterThan(10)
  const ofFirst = new LayoutsOfFirst(layouts)
  for (const text of texts) {
    const fits = (layout: (typeof layouts)[number]) =>
      readColumns(layout, text, new ParsedLine(), { ...CONTEXT }, new ColumnMatch())
    const chosen = ofFirst.of(text.charCodeAt(0))
    expect(chosen.filter(fits)).toEqual(layouts.filter(fits))
  }
})

it('leaves out most of what starts otherwise', () => {
  expect(new LayoutsOfFirst(layouts).of('<'.charCodeAt(0)).length).toBeLessThan(layouts.length / 2)
})
