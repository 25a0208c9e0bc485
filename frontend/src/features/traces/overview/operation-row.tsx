import type { SpanExemplar, TracedOperation } from '@holdfast/contracts/traces'
import { Link } from 'react-router'
import { classNames } from '../../../lib/class-names.ts'
import { formatErrorShare, formatRate } from '../../../lib/text/format-rate.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'
import { pathOfTrace } from '../../../lib/signals/path-of-trace.ts'

const BAD_SHARE = 0.05

export function OperationRow({ operation }: { readonly operation: TracedOperation }) {
  const { service, name, error_share: errorShare, p50_ms, p99_ms, slowest, failing } = operation
  const first = failing[0] ?? slowest[0]
  const title = (
    <>
      <span className="inert-text text-soft">{showInert(service)}</span>{' '}
      <span className="inert-text font-medium">{showInert(name)}</span>
    </>
  )
  return (
    <tr className="border-line hover:bg-hover border-b last:border-0">
      <td className="max-w-96 px-3 py-1.5">
        {first ? (
          <Link data-row to={pathOf(first)} className="block truncate rounded-sm hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </td>
      <Figure text={formatRate(operation.calls_per_minute)} />
      <Figure text={formatErrorShare(errorShare)} isBad={errorShare >= BAD_SHARE} />
      <Figure text={p50_ms === null ? '–' : formatMs(p50_ms)} />
      <Figure text={p99_ms === null ? '–' : formatMs(p99_ms)} />
      <td className="px-3 py-1">
        <span className="flex flex-wrap gap-1">
          {failing.map((exemplar) => (
            <TraceLink key={exemplar.span_id} exemplar={exemplar} word="failed" />
          ))}
          {slowest.map((exemplar) => (
            <TraceLink key={exemplar.span_id} exemplar={exemplar} word="slow" />
          ))}
        </span>
      </td>
    </tr>
  )
}

const Figure = ({ text, isBad = false }: { readonly text: string; readonly isBad?: boolean }) => (
  <td className={classNames('tabular px-3 py-1.5 text-right whitespace-nowrap', isBad && 'text-critical font-medium')}>
    {text}
  </td>
)

const pathOf = ({ trace_id, span_id, started_at }: SpanExemplar) =>
  pathOfTrace(trace_id, { span: span_id, at: started_at })

const TraceLink = ({ exemplar, word }: { readonly exemplar: SpanExemplar; readonly word: 'failed' | 'slow' }) => (
  <Link
    to={pathOf(exemplar)}
    title={exemplar.message ?? `Trace ${exemplar.trace_id}`}
    className={classNames(
      'hit-target border-line tabular hover:border-line-strong rounded-sm border px-1.5 text-xs whitespace-nowrap',
      word === 'failed' ? 'text-critical' : 'text-soft',
    )}
  >
    {word} {formatMs(exemplar.duration_ms)}
  </Link>
)
