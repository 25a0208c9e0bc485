import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const TracesSkeleton = () => (
  <div role="status" aria-label="Loading traces" className="flex flex-col gap-3">
    <Card title="Service map">
      <Skeleton className="h-48" />
    </Card>
    <Card title="Operations">
      <div className="flex flex-col gap-3">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className="h-5" />
        ))}
      </div>
    </Card>
  </div>
)
