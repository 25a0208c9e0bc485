import { ParsedLine } from '../parse/parsed-line.ts'
import type { TimeContext } from '../parse/resolve-timestamp.ts'
import { induceLayouts } from './induce-layouts.ts'
import type { LearnedLayout } from './learned-layout.ts'
import { readColumns } from './read-columns.ts'

const MAX_LAYOUTS = 96

export type ReadByGrammar = (text: string, line: ParsedLine) => void

/** Formats whose grammar has a meaning of its own: what they read needs no columns. */
const OWN = new Set(
  'json logfmt access w3c syslog klog kernel audit cef jvm redis lambda uwsgi android box kubernetes'.split(' '),
)

/** The layouts that hold lines of this sample better than the grammars do. */
export function learnLayouts(
  texts: readonly string[],
  known: readonly LearnedLayout[],
  readByGrammar: ReadByGrammar,
  context: TimeContext,
): LearnedLayout[] {
  const line = new ParsedLine()
  const columns = new ParsedLine()
  const open = texts.filter((text) => {
    if (known.some((layout) => readColumns(layout, text, columns, { ...context }))) return false
    line.reset()
    readByGrammar(text, line)
    return !OWN.has(line.format) && text.charCodeAt(0) !== 123
  })
  const found = [...known]
  for (const layout of induceLayouts(open)) {
    if (found.length >= MAX_LAYOUTS) break
    let better = 0
    let worse = 0
    for (const text of open) {
      columns.reset()
      if (!readColumns(layout, text, columns, { ...context })) continue
      line.reset()
      readByGrammar(text, line)
      const verdict = compare(columns, line)
      if (verdict > 0) better += 1
      else if (verdict < 0) worse += 1
    }
    if (better > 0 && better > 4 * worse && !found.some((one) => JSON.stringify(one) === JSON.stringify(layout)))
      found.push(layout)
  }
  // The narrower layout is asked first.
  return found.sort((a, b) => breadth(b) - breadth(a))
}

const breadth = ({ columns, before }: LearnedLayout): number =>
  columns.reduce((sum, column) => sum + 4 + column.before.length, before.length)

/** Positive when the columns say more of the line than the grammar does. */
function compare(columns: ParsedLine, grammar: ParsedLine): number {
  if (grammar.timestampMs !== null && grammar.timestampMs !== columns.timestampMs) return -1
  if (grammar.level !== null && grammar.level !== columns.level) return -1
  if (grammar.service !== undefined && columns.service === undefined) return -1
  if (columns.message.length > grammar.message.length) return -1
  const gains =
    (grammar.timestampMs === null && columns.timestampMs !== null ? 1 : 0) +
    (grammar.level === null && columns.level !== null ? 1 : 0) +
    (columns.service !== undefined && grammar.service === undefined ? 1 : 0) +
    (columns.pod !== undefined && grammar.pod === undefined ? 1 : 0) +
    (columns.logger !== undefined && grammar.logger === undefined ? 1 : 0) +
    (columns.traceId !== undefined && grammar.traceId === undefined ? 1 : 0) +
    (columns.message.length < grammar.message.length ? 1 : 0)
  return gains
}
