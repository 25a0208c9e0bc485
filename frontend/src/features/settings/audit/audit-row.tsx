import type { AuditPage } from '@holdfast/contracts/audit'
import { classNames } from '../../../lib/class-names.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { Badge } from '../../../ui/badge.tsx'

const CELL = 'px-3 py-2 max-sm:p-0'

/** What tells two objects apart: ids begin with their time. The whole stands in the title. */
const shortId = (id: string) => (id.length > 20 ? `…${id.slice(-12)}` : id)

export function AuditRow({ entry }: { readonly entry: AuditPage['entries'][number] }) {
  return (
    <tr className="border-line border-t align-top max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-3 max-sm:py-2.5 max-sm:first:border-t-0">
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
  )
}
