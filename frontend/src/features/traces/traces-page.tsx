import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { minuteRange } from '../../lib/time/clock-time.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { tracesQuery } from './api/traces-query.ts'
import { NoSpans } from './overview/no-spans.tsx'
import { OperationsTable } from './overview/operations-table.tsx'
import { ServiceMap } from './overview/service-map.tsx'
import { TracesSkeleton } from './overview/traces-skeleton.tsx'
import { useTracesAddress } from './overview/use-traces-address.ts'

const MINUTE_MS = 60_000

export function TracesPage() {
  const { data, error, isPending, refetch } = useQuery(tracesQuery)
  const address = useTracesAddress()
  const nowMs = useNow(MINUTE_MS)
  if (isPending) {
    return (
      <Frame>
        <TracesSkeleton />
      </Frame>
    )
  }
  if (!data) return <ErrorState title="Traces could not be loaded" error={error} onRetry={() => void refetch()} />
  if (data.window === null) return <NoSpans />
  return (
    <Frame>
      <Card
        title="Service map"
        aside={
          <span className="text-faint tabular text-xs">
            {minuteRange(data.window.from, data.window.until, nowMs)} · {data.span_count.toLocaleString()} spans
          </span>
        }
      >
        <ServiceMap overview={data} chosen={address.service} onChoose={address.chooseService} />
      </Card>
      <Card title="Operations">
        <OperationsTable overview={data} address={address} />
      </Card>
    </Frame>
  )
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="h-full overflow-y-auto">
    <div className="mx-auto flex max-w-[1280px] flex-col gap-3 p-3 lg:p-6">
      <h2 className="sr-only">Services and operations</h2>
      {children}
    </div>
  </div>
)
