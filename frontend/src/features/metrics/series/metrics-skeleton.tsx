import { Skeleton } from '../../../ui/skeleton.tsx'

export const MetricsSkeleton = () => (
  <div role="status" aria-label="Loading metrics" className="flex flex-col gap-3">
    <div className="flex gap-2">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-9 w-64 max-sm:hidden" />
    </div>
    <div className="grid gap-3 lg:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="bg-panel border-line rounded-lg border p-3">
          <Skeleton className="mb-2 h-4 w-1/3" />
          <Skeleton className="h-40" />
        </div>
      ))}
    </div>
  </div>
)
