import { useQuery } from '@tanstack/react-query'
import { movedSeriesQuery } from '../api/moved-series-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MovedSeriesChart } from './moved-series-chart.tsx'

/** What was measured to rise while the incident lasted. */
export function MovedSeriesCard({ id }: { readonly id: string }) {
  const { data, isPending, isError, refetch } = useQuery(movedSeriesQuery(id))
  return (
    <Card title="Metrics that moved with it" className="lg:col-span-2">
      {isPending ? (
        <div role="status" aria-label="Loading metrics" className="grid gap-4 lg:grid-cols-3">
          <Skeleton className="h-48" />
          <Skeleton className="h-48 max-lg:hidden" />
          <Skeleton className="h-48 max-lg:hidden" />
        </div>
      ) : isError ? (
        <p role="alert" className="text-soft flex items-center gap-3 text-sm">
          Metrics could not be loaded.
          <Button size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : data.series.length === 0 ? (
        <p className="text-faint text-sm">
          {data.window === null
            ? 'No metrics of that time are stored.'
            : 'No measured resource rose during this incident.'}
        </p>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-3">
          {data.series.map((series) => (
            <li key={`${series.service} ${series.resource} ${series.name}`} className="min-w-0">
              <MovedSeriesChart series={series} data={data} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
