import { Spinner } from '../../../ui/spinner.tsx'
import { OutdatedBanner } from './outdated-banner.tsx'

interface ListNoticesProps {
  readonly outdated: Parameters<typeof OutdatedBanner>[0] | null
  readonly isProcessing: boolean
  readonly arrivalCount: number
  readonly onShowArrivals: () => void
}

/** What stands between the filters and the rows: how old they are, and what is on its way. */
export function ListNotices({ outdated, isProcessing, arrivalCount, onShowArrivals }: ListNoticesProps) {
  return (
    <>
      {outdated ? <OutdatedBanner {...outdated} /> : null}
      {isProcessing ? (
        <div role="status" className="bg-hover text-soft flex items-center gap-2 px-4 py-1.5 text-sm">
          <Spinner size={14} />
          Processing logs...
        </div>
      ) : null}
      {arrivalCount > 0 ? (
        <button
          type="button"
          onClick={onShowArrivals}
          className="bg-accent-fill mx-3 mb-2 h-8 rounded-md text-sm font-medium text-white"
        >
          {arrivalCount} new {arrivalCount === 1 ? 'incident' : 'incidents'} · Show
        </button>
      ) : null}
    </>
  )
}
