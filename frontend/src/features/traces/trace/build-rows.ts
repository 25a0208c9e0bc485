import type { Trace, TraceLine, TraceSpan } from '@holdfast/contracts/traces'

export interface SpanRow {
  readonly kind: 'span'
  readonly span: TraceSpan
  readonly depth: number
}

export interface LineRow {
  readonly kind: 'line'
  readonly line: TraceLine
  readonly depth: number
}

export type TraceRow = SpanRow | LineRow

/** Each span under its caller, with the lines that it wrote; lines of no known span come last. */
export function buildRows({ spans, lines }: Pick<Trace, 'spans' | 'lines'>): TraceRow[] {
  const known = new Set(spans.map(({ span_id }) => span_id))
  const childrenOf = Map.groupBy(spans, ({ parent_id }) =>
    parent_id !== null && known.has(parent_id) ? parent_id : '',
  )
  const linesOf = Map.groupBy(lines, ({ span_id }) => (span_id !== null && known.has(span_id) ? span_id : ''))
  const rows: TraceRow[] = []
  const seen = new Set<string>()
  // Spans that call in a circle are reached from none: each then begins a tree of its own.
  for (const root of [...(childrenOf.get('') ?? []), ...spans]) {
    const waiting: SpanRow[] = [{ kind: 'span', span: root, depth: 0 }]
    for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) {
      const { span, depth } = row
      if (seen.has(span.span_id)) continue
      seen.add(span.span_id)
      rows.push(row, ...toLines(linesOf.get(span.span_id), depth + 1))
      for (const child of (childrenOf.get(span.span_id) ?? []).toReversed())
        waiting.push({ kind: 'span', span: child, depth: depth + 1 })
    }
  }
  return [...rows, ...toLines(linesOf.get(''), 0)]
}

const toLines = (lines: readonly TraceLine[] | undefined, depth: number): LineRow[] =>
  (lines ?? []).map((line) => ({ kind: 'line', line, depth }))
