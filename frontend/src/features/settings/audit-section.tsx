import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { auditQuery } from './api/audit-query.ts'
import { classNames } from '../../lib/class-names.ts'
import { dayAndTime, utcTime } from '../../lib/time/clock-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'

const PAGE = 50
const CELL = 'px-3 py-2 max-sm:p-0'

/** What tells two objects apart: ids begin with their time. The whole stands in the title. */
const shortId = (id: string) => (id.length > 20 ? `…${id.slice(-12)}` : id)

export function AuditSection() {
  const [offset, setOffset] = useState(0)
  const [action, setAction] = useState('')
  const { data, error, refetch } = useQuery(auditQuery({ offset, limit: PAGE, action: action.trim() || undefined }))
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Audit log</h1>
      <p className="text-soft mt-1 text-sm">Immutable record of who did what, when and from where.</p>
      <input
        type="search"
        aria-label="Filter by action"
        placeholder="Filter by action, e.g. auth.sign-in"
        value={action}
        onChange={(event) => {
          setAction(event.target.value)
          setOffset(0)
        }}
        className="hit-target border-line-strong bg-panel placeholder:text-faint mt-4 h-9 w-full max-w-xs rounded-md border px-3 text-sm"
      />
      {error ? (
        <ErrorState title="The audit log could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <div
            role="region"
            aria-label="Entries"
            tabIndex={0}
            className="border-line bg-panel mt-3 overflow-x-auto rounded-lg border"
          >
            <table className="w-full text-sm max-sm:block">
              <thead className="text-faint bg-raised text-left text-xs max-sm:sr-only">
                <tr>
                  {['When', 'Who', 'What', 'Object', 'From'].map((name) => (
                    <th key={name} scope="col" className="px-3 py-2 font-medium">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="max-sm:block">
                {data.entries.map((entry) => (
                  <tr
                    key={entry.id}
                    className="border-line border-t align-top max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-3 max-sm:py-2.5 max-sm:first:border-t-0"
                  >
                    <td className={classNames(CELL, 'text-soft tabular whitespace-nowrap')} title={utcTime(entry.at)}>
                      {dayAndTime(entry.at)}
                    </td>
                    <td className={classNames(CELL, 'sm:whitespace-nowrap')}>{entry.actor.name}</td>
                    <td className={CELL}>
                      <Badge>{entry.action}</Badge>
                    </td>
                    <td
                      className={classNames(
                        CELL,
                        'inert-text text-soft',
                        entry.object_type ? 'max-sm:flex max-sm:gap-2' : 'max-sm:hidden',
                      )}
                    >
                      {entry.object_type ?? '–'}
                      {entry.object_id ? (
                        <code className="text-faint block font-mono text-xs" title={entry.object_id}>
                          {shortId(entry.object_id)}
                        </code>
                      ) : null}
                    </td>
                    <td className={classNames(CELL, 'text-soft tabular')}>{entry.address}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {data.entries.length === 0 ? <p className="text-faint p-6 text-center text-sm">Nothing here.</p> : null}
          </div>
          <div className="mt-3 flex items-center gap-2">
            <Button size="sm" disabled={offset === 0} onClick={() => setOffset(Math.max(0, offset - PAGE))}>
              Newer
            </Button>
            <Button
              size="sm"
              disabled={offset + PAGE >= data.total.value && !data.total.more}
              onClick={() => setOffset(offset + PAGE)}
            >
              Older
            </Button>
            <span className="text-faint tabular text-xs">
              {data.total.value.toLocaleString()}
              {data.total.more ? '+' : ''} {data.total.value === 1 ? 'entry' : 'entries'}
            </span>
          </div>
        </>
      ) : (
        <SkeletonBlock label="Loading the audit log" lines={10} />
      )}
    </>
  )
}
