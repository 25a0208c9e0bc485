import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { telemetryQuery } from './api/telemetry-query.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { CustomerRow } from './customer-row.tsx'
import { FailedBatchesCard } from './failed-batches-card.tsx'
import { FailedJobsCard } from './failed-jobs-card.tsx'
import { OperatorsCard } from './operators-card.tsx'
import { QueueCard } from './queue-card.tsx'

/** What is wide is not for a phone: there the customer's own cell tells it. */
const COLUMNS = [
  { name: 'Customer', isWide: false },
  { name: 'Since', isWide: true },
  { name: 'Agent', isWide: true },
  { name: 'Setup', isWide: true },
  { name: 'Incidents', isWide: false },
  { name: 'Pastes', isWide: true },
  { name: 'Questions', isWide: true },
]

export function TelemetryOverlay({ onClose }: { readonly onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(telemetryQuery)
  useEffect(() => {
    const dialog = element.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const wanted = search.trim().toLowerCase()
  const customers = data?.customers.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted)) ?? []
  return (
    <dialog
      ref={element}
      aria-label="Admin Telemetry"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="bg-canvas text-ink m-0 h-dvh max-h-none w-screen max-w-none p-0"
    >
      <div className="mx-auto flex h-full max-w-[1200px] flex-col px-4 py-4 lg:px-8">
        <header className="flex items-center gap-3">
          <h2 className="text-xl font-semibold tracking-tight">Admin Telemetry</h2>
          <Button className="ml-auto" onClick={onClose}>
            <X size={15} aria-hidden />
            Close
          </Button>
        </header>
        {error ? (
          <ErrorState title="Failed to load telemetry data" error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <>
            <dl className="mt-5 grid grid-cols-3 gap-3">
              <Total name="Customers" value={data.total_customers} />
              <Total name="Incidents" value={data.total_incidents} />
              <Total name="Agents" value={data.total_agent_installations} />
            </dl>
            <input
              type="search"
              aria-label="Find a customer"
              placeholder="Find a customer"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              className="hit-target border-line-strong bg-panel placeholder:text-faint mt-4 h-9 w-full max-w-sm rounded-md border px-3 text-sm"
            />
            <div role="region" aria-label="Customers" tabIndex={0} className="mt-3 min-h-0 flex-1 overflow-auto">
              <table className="bg-panel border-line w-full border text-sm sm:min-w-[860px]">
                <thead className="bg-raised text-faint sticky top-0 text-left text-xs">
                  <tr>
                    {COLUMNS.map(({ name, isWide }) => (
                      <th
                        key={name}
                        scope="col"
                        className={classNames('px-3 py-2 font-medium', isWide && 'max-sm:hidden')}
                      >
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {customers.map((customer) => (
                    <CustomerRow key={customer.id} customer={customer} />
                  ))}
                </tbody>
              </table>
              {customers.length === 0 ? (
                <p className="text-faint p-6 text-center text-sm">No customer matches.</p>
              ) : null}
              <OperatorsCard />
              <QueueCard />
              <FailedJobsCard />
              <FailedBatchesCard />
            </div>
          </>
        ) : (
          <SkeletonBlock label="Loading telemetry" lines={10} />
        )}
      </div>
    </dialog>
  )
}

function Total({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <div className="bg-panel border-line rounded-lg border p-4">
      <dt className="text-faint text-xs">{name}</dt>
      <dd className="tabular text-2xl font-semibold tracking-tight">{value.toLocaleString()}</dd>
    </div>
  )
}
