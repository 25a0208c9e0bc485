import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '../../../ui/data-table.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { auditQuery } from '../api/audit-query.ts'
import { AuditRow } from './audit-row.tsx'
import { PageTurner } from './page-turner.tsx'

const PAGE = 50
const COLUMNS = ['When', 'Who', 'What', 'Object', 'From'].map((name) => ({ name }))

export function AuditSection() {
  const [offset, setOffset] = useState(0)
  const [action, setAction] = useState('')
  const { data, error, refetch } = useQuery(auditQuery({ offset, limit: PAGE, action: action.trim() || undefined }))
  const filter = (text: string) => {
    setAction(text)
    setOffset(0)
  }
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Audit log</h1>
      <p className="text-soft mt-1 text-sm">Immutable record of who did what, when and from where.</p>
      <SearchField
        label="Filter by action"
        placeholder="Filter by action, e.g. auth.sign-in"
        value={action}
        onChange={filter}
        className="mt-4 max-w-xs"
      />
      {error ? (
        <ErrorState title="The audit log could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <DataTable
            label="Entries"
            columns={COLUMNS}
            emptyText={data.entries.length === 0 ? 'Nothing here.' : null}
            className="border-line bg-panel mt-3 rounded-lg border"
            tableClassName="max-sm:block"
            headClassName="max-sm:sr-only"
            bodyClassName="max-sm:block"
          >
            {data.entries.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </DataTable>
          <PageTurner offset={offset} pageSize={PAGE} total={data.total} onTurn={setOffset} />
        </>
      ) : (
        <SkeletonBlock label="Loading the audit log" lines={10} />
      )}
    </>
  )
}
