import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { useOpenModal } from '../../lib/use-open-modal.ts'
import { telemetryQuery } from './api/telemetry-query.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { CustomersTable } from './customers-table.tsx'
import { FailedBatchesCard } from './failed-batches-card.tsx'
import { FailedJobsCard } from './failed-jobs-card.tsx'
import { OperatorsCard } from './operators-card.tsx'
import { QueueCard } from './queue-card.tsx'

export function TelemetryOverlay({ onClose }: { readonly onClose: () => void }) {
  const element = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const { data, error, refetch } = useQuery(telemetryQuery)
  useOpenModal(element)
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
            <SearchField label="Find a customer" value={search} onChange={setSearch} className="mt-4 max-w-sm" />
            <div className="mt-3 min-h-0 flex-1 overflow-y-auto">
              <CustomersTable customers={customers} />
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
