import { useQuery } from '@tanstack/react-query'
import { queuesQuery } from './api/queues-query.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { Card } from '../../ui/card.tsx'

/** What the installation has to do, and since when: the queue's word, and the database's where the queue lost something. */
export function QueueCard() {
  const { data, isError } = useQuery(queuesQuery)
  if (isError) {
    return (
      <Card title="Job queue" className="mt-4">
        <p className="text-soft text-sm">Queue unreachable. Logs are still being stored.</p>
      </Card>
    )
  }
  if (!data) return null
  const { batches, records, oldest_received_at: oldest } = data.backlog
  return (
    <Card title="Job queue" className="mt-4">
      <p className="text-sm">
        {batches === 0
          ? 'Nothing waits to be analyzed.'
          : `Backlog: ${records.toLocaleString()} lines (${batches.toLocaleString()} batches)${
              oldest ? `, oldest from ${dayAndTime(oldest)}` : ''
            }.`}
      </p>
      <div role="region" aria-label="Jobs by kind" tabIndex={0} className="mt-2 overflow-x-auto">
        <table className="w-full text-sm sm:min-w-[420px]">
          <thead className="text-faint text-left text-xs">
            <tr>
              {['Job', 'Waiting', 'Running', 'Later'].map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-3 font-medium">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular">
            {data.queues.map(({ job, waiting, prioritized, active, delayed }) => (
              <tr key={job} className="border-line border-t">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {job}
                </th>
                <td className="py-1.5 pr-3">{(waiting + prioritized).toLocaleString()}</td>
                <td className="py-1.5 pr-3">{active.toLocaleString()}</td>
                <td className="py-1.5 pr-3">{delayed.toLocaleString()}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}
