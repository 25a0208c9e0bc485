import { classNames } from '../lib/class-names.ts'

export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={classNames('bg-line animate-shimmer rounded-md', className)} />
}

export function SkeletonBlock({ label, lines = 4 }: { readonly label: string; readonly lines?: number }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-3 p-4">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} className={index % 3 === 2 ? 'h-4 w-2/3' : 'h-4 w-full'} />
      ))}
    </div>
  )
}
