import { EllipsisVertical, ExternalLink, Link2, SquareCheck, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { ShownIncident } from '../../../lib/api/shown-incidents.ts'
import { classNames } from '../../../lib/class-names.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { relativeTime } from '../../../lib/time/relative-time.ts'
import { utcTime } from '../../../lib/time/clock-time.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { isRecentlyActive } from './is-recently-active.ts'

export interface RowActions {
  readonly select: (id: string) => void
  readonly open: (incident: ShownIncident) => void
  readonly askDelete: (incident: ShownIncident) => void
  readonly check: (id: string) => void
}

interface IncidentRowProps {
  readonly incident: ShownIncident
  readonly isSelected: boolean
  readonly isChecked: boolean
  readonly isChecking: boolean
  readonly nowMs: number
  readonly actions: RowActions
}

const linkTo = (id: string) => `${location.origin}/dashboard/incidents/${id}`

export const IncidentRow = memo(function IncidentRow({
  incident,
  isSelected,
  isChecked,
  isChecking,
  nowMs,
  actions,
}: IncidentRowProps) {
  const { incident_id: id, title, severity, status, service, assigned_to: assignee } = incident
  return (
    <div
      className={classNames(
        'group relative mx-1.5 flex h-[62px] items-stretch rounded-md',
        isSelected ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      {isChecking ? (
        <label className="flex w-9 items-center justify-center">
          <input
            type="checkbox"
            checked={isChecked}
            onChange={() => actions.check(id)}
            className="accent-accent size-4"
          />
          <span className="sr-only">Check {showInert(title)}</span>
        </label>
      ) : null}
      <button
        type="button"
        data-incident={id}
        aria-current={isSelected}
        onClick={(event) => (event.metaKey || event.ctrlKey ? actions.check(id) : actions.select(id))}
        onDoubleClick={() => actions.open(incident)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.metaKey || event.ctrlKey) return
          event.preventDefault()
          actions.open(incident)
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          actions.askDelete(incident)
        }}
        className="flex min-w-0 flex-1 items-start gap-2.5 rounded-md px-2.5 py-2.5 text-left"
      >
        <span className="mt-1">
          <SeverityMark severity={severity} isPulsing={isRecentlyActive(incident, nowMs)} />
          <span className="sr-only">{severity}</span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="inert-text min-w-0 flex-1 truncate text-sm font-medium">{showInert(title)}</span>
            <time
              dateTime={incident.last_seen}
              title={utcTime(incident.last_seen)}
              className="text-faint tabular shrink-0 text-xs"
            >
              {relativeTime(incident.last_seen, nowMs)}
            </time>
          </span>
          <span className="text-faint mt-0.5 flex items-center gap-1 text-xs">
            <span className="text-soft capitalize">{status}</span>
            {service ? <span className="inert-text truncate">· {showInert(service)}</span> : null}
            {incident.source_type === 'sample' ? <Badge className="h-4 shrink-0 px-1">Sample</Badge> : null}
            {incident.occurrence_count > 1 ? <span className="tabular">· ×{incident.occurrence_count}</span> : null}
            {assignee ? (
              <span className="ml-auto shrink-0 pl-2">
                {assignee.first_name} {assignee.last_name.charAt(0)}.
              </span>
            ) : null}
          </span>
        </span>
      </button>
      {isSelected ? (
        <div className="flex items-center pr-1">
          <Menu
            trigger={
              <button
                type="button"
                aria-label="Incident actions"
                className="hit-target text-faint hover:text-ink flex size-7 items-center justify-center rounded-md"
              >
                <EllipsisVertical size={15} aria-hidden />
              </button>
            }
          >
            <MenuItem
              icon={<ExternalLink size={14} aria-hidden />}
              shortcut="o"
              onSelect={() => actions.open(incident)}
            >
              Open as a tab
            </MenuItem>
            <MenuItem icon={<SquareCheck size={14} aria-hidden />} shortcut="x" onSelect={() => actions.check(id)}>
              Check
            </MenuItem>
            <MenuItem icon={<Link2 size={14} aria-hidden />} onSelect={() => void copyText(linkTo(id))}>
              Copy link
            </MenuItem>
            <MenuSeparator />
            <MenuItem
              isDangerous
              icon={<Trash2 size={14} aria-hidden />}
              shortcut="Del"
              onSelect={() => actions.askDelete(incident)}
            >
              Delete
            </MenuItem>
          </Menu>
        </div>
      ) : null}
    </div>
  )
})
