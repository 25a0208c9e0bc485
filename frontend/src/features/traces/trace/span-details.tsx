import type { TraceSpan } from '@holdfast/contracts/traces'
import { showInert } from '../../../lib/text/show-inert.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'
import { indentOf } from './indent-of.ts'

export function SpanDetails({ span, depth }: { readonly span: TraceSpan; readonly depth: number }) {
  const facts = [
    ['Started after', formatMs(span.offset_ms)],
    ['Took', formatMs(span.duration_ms)],
    ['Of that itself', formatMs(span.self_ms)],
    ['Calls', span.peer],
    ['Span', span.span_id],
  ] as const
  return (
    <div className="px-2 pb-2" style={indentOf(depth + 1)}>
      {span.message === null ? null : (
        <p
          className={`inert-text pl-2 font-mono text-xs wrap-anywhere ${span.is_error ? 'text-critical' : 'text-soft'}`}
        >
          {showInert(span.message)}
        </p>
      )}
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 pl-2 text-xs">
        {facts.map(([term, text]) =>
          text === null ? null : (
            <div key={term} className="flex gap-1.5">
              <dt className="text-faint">{term}</dt>
              <dd className="inert-text tabular wrap-anywhere">{showInert(text)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
