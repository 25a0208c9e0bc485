import type { Trace } from '@holdfast/contracts/traces'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link, useParams, useSearchParams } from 'react-router'
import { countOf } from '../../lib/text/count-of.ts'
import { Banner } from '../../ui/banner.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { traceQuery } from './api/trace-query.ts'
import { TraceHeader } from './trace/trace-header.tsx'
import { Waterfall } from './trace/waterfall.tsx'

export function TracePage() {
  const { traceId = '' } = useParams()
  const [query] = useSearchParams()
  const { data: trace, error, isPending, refetch } = useQuery(traceQuery(traceId, query.get('at')))
  if (isPending) return <SkeletonBlock label="Loading trace" lines={14} />
  if (trace === undefined)
    return <ErrorState title="This trace could not be loaded" error={error} onRetry={() => void refetch()} />
  if (trace === null) return <NoTrace />
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-[1280px] flex-col gap-3 p-3 lg:p-6">
        <TraceHeader trace={trace} />
        <LeftOut trace={trace} />
        <Card>
          <Waterfall key={trace.trace_id} trace={trace} wantedSpanId={query.get('span')} />
        </Card>
      </div>
    </div>
  )
}

function LeftOut({ trace: { left_out: leftOut } }: { readonly trace: Trace }) {
  const texts = [
    leftOut.spans > 0 ? countOf(leftOut.spans, 'span') : null,
    leftOut.lines > 0 ? countOf(leftOut.lines, 'log line') : null,
  ].filter((text) => text !== null)
  return texts.length > 0 ? <Banner tone="info">{texts.join(' and ')} more are not shown.</Banner> : null
}

const NoTrace = () => (
  <EmptyState
    icon={<SearchX size={22} aria-hidden />}
    title="Trace not found"
    text="No spans of this trace are stored. They may have expired, or were never sent."
  >
    <Link to="/dashboard/traces" className="text-accent-ink text-sm font-medium hover:underline">
      All traces
    </Link>
  </EmptyState>
)
