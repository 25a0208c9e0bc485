import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { discardFailedJob, retryFailedJob } from './api/settle-failed-job.ts'
import { failedJobsQuery } from './api/failed-jobs-query.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { telemetryKeys } from './api/telemetry-keys.ts'

/** Jobs that were given up: they run again when told to, and are thrown away only by a second word. */
export function FailedJobsCard() {
  const client = useQueryClient()
  const [doubted, setDoubted] = useState<string>()
  const { data } = useQuery(failedJobsQuery)
  const options = {
    onSettled: () => client.invalidateQueries({ queryKey: telemetryKeys.all }),
    onError: (error: Error) =>
      showToast({ type: 'error', title: 'The job could not be changed', message: errorText(error) }),
  }
  const retry = useSingleMutation({ mutationFn: retryFailedJob, ...options })
  const discard = useSingleMutation({ mutationFn: discardFailedJob, ...options })
  const isBusy = retry.isPending || discard.isPending
  if (!data || data.failed_jobs.length === 0) return null
  return (
    <Card title={`Jobs that were given up (${data.total.toLocaleString()})`} className="mt-4">
      <ul>
        {data.failed_jobs.map(({ id, job, reason, attempts, failed_at: failedAt }) => (
          <li key={id} className="border-line flex flex-wrap items-center gap-3 border-b py-2 text-sm last:border-0">
            <Badge>{job}</Badge>
            <span className="inert-text text-soft min-w-0 flex-1 basis-60">{reason}</span>
            <span className="text-faint tabular text-xs">
              {attempts} {attempts === 1 ? 'attempt' : 'attempts'} · {dayAndTime(failedAt)}
            </span>
            <Button size="sm" disabled={isBusy} onClick={() => retry.mutate(id)}>
              Run again
            </Button>
            {doubted === id ? (
              <Button size="sm" tone="danger" disabled={isBusy} onClick={() => discard.mutate(id)}>
                Discard for good
              </Button>
            ) : (
              <Button size="sm" disabled={isBusy} onClick={() => setDoubted(id)}>
                Discard
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
