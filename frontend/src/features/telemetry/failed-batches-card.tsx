import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { failedBatchesQuery } from './api/failed-batches-query.ts'
import { retryFailedBatch } from './api/retry-failed-batch.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'

/** What no attempt could analyze: named, counted, and put back once the fault is fixed. */
export function FailedBatchesCard() {
  const client = useQueryClient()
  const { data } = useQuery(failedBatchesQuery)
  const retry = useSingleMutation({
    mutationFn: retryFailedBatch,
    onSuccess: () => client.invalidateQueries({ queryKey: failedBatchesQuery.queryKey }),
    onError: (error) =>
      showToast({ type: 'error', title: 'The batch could not be put back', message: errorText(error) }),
  })
  if (!data || data.batches.length === 0) return null
  return (
    <Card title="Batches that could not be analyzed" className="mt-4">
      <ul>
        {data.batches.map((batch) => (
          <li
            key={batch.id}
            className="border-line flex flex-wrap items-center gap-3 border-b py-2 text-sm last:border-0"
          >
            <span className="font-medium">{batch.customer_name}</span>
            <Badge>{batch.source_type}</Badge>
            <span className="inert-text text-soft min-w-0 flex-1 basis-60">{batch.reason}</span>
            <span className="text-faint tabular text-xs">
              {batch.record_count.toLocaleString()} lines · {dayAndTime(batch.received_at)}
            </span>
            <Button size="sm" disabled={retry.isPending} onClick={() => retry.mutate(batch.id)}>
              Put back
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
