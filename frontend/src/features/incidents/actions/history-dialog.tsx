import { useQuery } from '@tanstack/react-query'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { historyQuery } from '../api/history-query.ts'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'

export function HistoryDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { data, error, refetch } = useQuery(historyQuery(id))
  return (
    <Dialog title="History" onClose={onClose} width="max-w-2xl">
      {error ? (
        <ErrorState title="The history could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ol className="pb-3">
          {data.entries.map((entry) => (
            <li
              key={entry.id}
              className="border-line flex gap-x-3 border-b py-2.5 text-sm last:border-0 max-sm:flex-col"
            >
              <time
                dateTime={entry.at}
                title={utcTime(entry.at)}
                className="text-faint tabular w-36 shrink-0 text-xs leading-5"
              >
                {dayAndTime(entry.at)}
              </time>
              <p className="inert-text min-w-0 flex-1">
                {entry.description}
                {entry.actor ? (
                  <span className="text-faint">
                    {' '}
                    · {entry.actor.first_name} {entry.actor.last_name}
                  </span>
                ) : null}
              </p>
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonBlock label="Loading history" />
      )}
    </Dialog>
  )
}
