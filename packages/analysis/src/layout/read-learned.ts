import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { LayoutsOfFirst } from './layouts-of-first.ts'
import { readColumns } from './read-columns.ts'

/** The source's layouts by first character; who reads by copies of `layout` asks before, so that all share them. */
export function layoutsOfFirst(layout: SourceLayout): LayoutsOfFirst {
  if (layout.ofFirst?.layouts !== layout.learned) layout.ofFirst = new LayoutsOfFirst(layout.learned)
  return layout.ofFirst
}

/** Reads a line by the first of the source's own layouts that fits it. */
export function readLearned(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  const ofFirst = layoutsOfFirst(layout)
  for (const one of ofFirst.of(text.charCodeAt(0))) {
    if (!readColumns(one, text, line, context, ofFirst.match, layout)) continue
    if (one.time === 0) layout.headStamps = Math.min(layout.headStamps + 1, 1000)
    return true
  }
  return false
}
