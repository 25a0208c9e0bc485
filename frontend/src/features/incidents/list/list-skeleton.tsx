import { Skeleton } from '../../../ui/skeleton.tsx'

export function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading incidents" className="px-4 pt-8">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-16 gap-2.5 pt-3">
          <Skeleton className="mt-1 size-2.5 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={index % 3 === 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-4/5'} />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
