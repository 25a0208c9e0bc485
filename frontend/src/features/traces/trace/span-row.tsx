import type { TraceSpan } from '@holdfast/contracts/traces'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'
import { barOf } from './bar-of.ts'
import { indentOf } from './indent-of.ts'
import { SpanDetails } from './span-details.tsx'

interface SpanRowProps {
  readonly span: TraceSpan
  readonly depth: number
  readonly wholeMs: number
  readonly isWanted: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Who did what, and when in the trace; a press shows the rest. */
export function SpanRow({ span, depth, wholeMs, isWanted, isOpen, onToggle }: SpanRowProps) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isWanted) element.current?.scrollIntoView({ block: 'center' })
  }, [isWanted])
  return (
    <li ref={element} aria-current={isWanted ? 'location' : undefined} className={isWanted ? 'bg-hover' : undefined}>
      <button
        type="button"
        data-row
        aria-expanded={isOpen}
        onClick={onToggle}
        className="hover:bg-hover grid w-full grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-3 px-2 py-1 text-left text-sm focus-visible:-outline-offset-2 max-sm:grid-cols-1 max-sm:gap-1"
      >
        <span className="flex min-w-0 items-center gap-1.5" style={indentOf(depth)}>
          {span.is_error ? <CircleAlert size={13} aria-label="Failed" className="text-critical shrink-0" /> : null}
          <span className="truncate">
            <span className="inert-text text-soft">{showInert(span.service)}</span>{' '}
            <span className="inert-text font-medium">{showInert(span.name)}</span>
          </span>
        </span>
        <span className="flex items-center gap-2">
          <span className="bg-raised relative h-4 min-w-0 flex-1 rounded-sm">
            <span
              aria-hidden
              className={classNames('absolute inset-y-0.5 rounded-[2px]', span.is_error ? 'bg-critical' : 'bg-low')}
              style={barOf(span, wholeMs)}
            />
          </span>
          <span className="text-soft tabular w-16 shrink-0 text-right text-xs">{formatMs(span.duration_ms)}</span>
        </span>
      </button>
      {isOpen ? <SpanDetails span={span} depth={depth} /> : null}
    </li>
  )
}
