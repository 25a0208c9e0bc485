import type { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import type { SourceLayout } from '../parse/source-layout.ts'
import { layoutsOfFirst } from './layouts-of-first.ts'
import { readColumns } from './read-columns.ts'

/** Reads a line by the first of the source's own layouts that fits it. */
export function readLearned(text: string, line: ParsedLine, context: TimeContext, layout: SourceLayout): boolean {
  for (const one of layoutsOfFirst(text.charCodeAt(0), layout.learned)) {
    if (!readColumns(one, text, line, context)) continue
    if (one.time === 0) layout.headStamps = Math.min(layout.headStamps + 1, 1000)
    return true
  }
  return false
}
