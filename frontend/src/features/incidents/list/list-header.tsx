import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface ListHeaderProps {
  /** Null while it is not known. */
  readonly count: string | null
  readonly onRefresh: () => Promise<void>
}

export function ListHeader({ count, onRefresh }: ListHeaderProps) {
  const [isRefreshing, setIsRefreshing] = useState(false)
  const refresh = async () => {
    setIsRefreshing(true)
    await onRefresh()
    setIsRefreshing(false)
  }
  return (
    <header className="flex items-center gap-2 px-3 pt-3 pb-2">
      <h2 className="text-xs font-semibold tracking-wider">INCIDENT EXPLORER</h2>
      {count === null ? null : (
        <span
          aria-label={`${count} incidents`}
          className="bg-hover text-soft tabular rounded-sm px-1.5 text-xs font-medium"
        >
          {count}
        </span>
      )}
      <IconButton label="Refresh" className="ml-auto" disabled={isRefreshing} onClick={() => void refresh()}>
        {isRefreshing ? <Spinner size={15} /> : <RefreshCw size={15} aria-hidden />}
      </IconButton>
    </header>
  )
}
