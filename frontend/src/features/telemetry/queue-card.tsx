import { useQuery } from '@tanstack/react-query'
import { queuesQuery } from './api/queues-query.ts'
import { dayAndTime } from '../../lib/time/clock-time.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'

const COLUMNS = ['Job', 'Waiting', 'Running', 'Later'].map((name) => ({ name }))

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
      <DataTable
        label="Jobs by kind"
        columns={COLUMNS}
        className="mt-2"
        tableClassName="sm:min-w-[420px]"
        bodyClassName="tabular"
      >
        {data.queues.map(({ job, waiting, prioritized, active, delayed }) => (
          <tr key={job} className="border-line border-t">
            <th scope="row" className="px-3 py-1.5 text-left font-normal">
              {job}
            </th>
            <td className="px-3 py-1.5">{(waiting + prioritized).toLocaleString()}</td>
            <td className="px-3 py-1.5">{active.toLocaleString()}</td>
            <td className="px-3 py-1.5">{delayed.toLocaleString()}</td>
          </tr>
        ))}
      </DataTable>
    </Card>
  )
}
