import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { seriesQuery } from './api/series-query.ts'
import { groupSeries } from './series/group-series.ts'
import { MetricsBar } from './series/metrics-bar.tsx'
import { MetricsSkeleton } from './series/metrics-skeleton.tsx'
import { NoPoints } from './series/no-points.tsx'
import { OnsetList } from './series/onset-list.tsx'
import { SeriesCard } from './series/series-card.tsx'
import { useMetricsAddress } from './series/use-metrics-address.ts'

export function MetricsPage() {
  const address = useMetricsAddress()
  const { data, error, isPending, refetch } = useQuery(seriesQuery(address))
  const groups = useMemo(() => groupSeries(data?.series ?? []), [data])
  if (isPending) {
    return (
      <Frame>
        <MetricsSkeleton />
      </Frame>
    )
  }
  if (!data) return <ErrorState title="Metrics could not be loaded" error={error} onRetry={() => void refetch()} />
  if (data.window === null) return <NoPoints />
  return (
    <Frame>
      <MetricsBar data={data} address={address} />
      <OnsetList onsets={data.onsets} />
      {groups.length === 0 ? <p className="text-faint py-10 text-center text-sm">No series matches.</p> : null}
      <div className="grid gap-3 lg:grid-cols-2">
        {groups.map((group) => (
          <SeriesCard key={group.key} group={group} data={data} />
        ))}
      </div>
    </Frame>
  )
}

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <div className="h-full overflow-y-auto">
    <div className="mx-auto flex max-w-[1280px] flex-col gap-3 p-3 lg:p-6">
      <h2 className="sr-only">Series of a service</h2>
      {children}
    </div>
  </div>
)
