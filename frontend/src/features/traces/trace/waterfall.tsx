import type { Trace } from '@holdfast/contracts/traces'
import { useMemo, useRef, useState } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { Button } from '../../../ui/button.tsx'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { buildRows } from './build-rows.ts'
import { LineRow } from './line-row.tsx'
import { SpanRow } from './span-row.tsx'
import { TimeAxis } from './time-axis.tsx'

const FIRST = 300

interface WaterfallProps {
  readonly trace: Trace
  readonly wantedSpanId: string | null
}

/** Spans under their callers, along the trace's time, with the log lines between them. */
export function Waterfall({ trace, wantedSpanId }: WaterfallProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => buildRows(trace), [trace])
  useRowKeys(list)
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  const isWantedLate = rows.findIndex((row) => row.kind === 'span' && row.span.span_id === wantedSpanId) >= FIRST
  const shown = isWhole || isWantedLate ? rows : rows.slice(0, FIRST)
  return (
    <>
      {trace.spans.length > 0 ? <TimeAxis wholeMs={trace.duration_ms} /> : null}
      <ol ref={list} aria-label="Spans and log lines" className="divide-line divide-y">
        {shown.map((row, index) =>
          row.kind === 'line' ? (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no identity and never move
            <LineRow key={`line ${index}`} line={row.line} depth={row.depth} />
          ) : (
            <SpanRow
              key={row.span.span_id}
              span={row.span}
              depth={row.depth}
              wholeMs={trace.duration_ms}
              isWanted={row.span.span_id === wantedSpanId}
              isOpen={toggled.has(row.span.span_id) !== (row.span.span_id === wantedSpanId)}
              onToggle={() => toggle(row.span.span_id)}
            />
          ),
        )}
      </ol>
      {shown.length < rows.length ? (
        <Button size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          Show {countOf(rows.length - shown.length, 'more row')}
        </Button>
      ) : null}
    </>
  )
}
