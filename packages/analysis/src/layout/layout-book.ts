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
  // What a grammar takes for a logger need not be a service.
  const renamed = columns.service === grammar.logger && !columns.service?.endsWith('.exe')
  const gained =
    (grammar.timestampMs === null && columns.timestampMs !== null) ||
    (grammar.level === null && columns.level !== null) ||
    (grammar.service === undefined && columns.service !== undefined && !renamed) ||
    (grammar.pod === undefined && columns.pod !== undefined) ||
    (grammar.traceId === undefined && columns.traceId !== undefined) ||
    columns.message.length < grammar.message.length ||
    (columns.logger !== undefined && isNoLogger(columns.logger, grammar)) ||
    countNames(columns) > countNames(grammar)
  return gained ? 1 : 0
}

/** The grammar took the logger for a thread, or a file's name with its date for the logger. */
const isNoLogger = (logger: string, grammar: ParsedLine): boolean =>
  grammar.logger === undefined ? grammar.thread === logger : /\d{4}-\d\d-\d\d/.test(grammar.logger)

const NAMES = ['service', 'host', 'pod', 'container', 'namespace', 'logger', 'thread', 'processId', 'requestId'] as const

const countNames = (line: ParsedLine): number => NAMES.filter((name) => line[name] !== undefined).length
