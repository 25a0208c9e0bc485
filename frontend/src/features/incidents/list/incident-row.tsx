import { memo } from 'react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { utcTime } from '../../../lib/time/clock-time.ts'
import { relativeTime } from '../../../lib/time/relative-time.ts'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { lastActivityOf } from '../activity/activity-of.ts'
import { isRecentlyActive } from '../activity/is-recently-active.ts'
import type { RowActions } from './row-actions.ts'
import { RowFacts, RowImpact } from './row-facts.tsx'
import { RowMenu } from './row-menu.tsx'

interface IncidentRowProps {
  readonly incident: ShownIncident
  readonly isSelected: boolean
  readonly isChecked: boolean
  readonly isChecking: boolean
  readonly nowMs: number
  readonly actions: RowActions
}

export const IncidentRow = memo(function IncidentRow(props: IncidentRowProps) {
  const { incident, isSelected, isChecked, isChecking, nowMs, actions } = props
  const { incident_id: id, title } = incident
  return (
    <div
      className={classNames(
        'group relative mx-1.5 flex h-[88px] items-stretch rounded-md',
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
          <span className="sr-only">Select {showInert(title)}</span>
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
        className="flex min-w-0 flex-1 items-center rounded-md px-2.5 text-left"
      >
        <RowText incident={incident} nowMs={nowMs} />
      </button>
      {isSelected ? (
        <div className="flex items-start pt-1 pr-1">
          <RowMenu incident={incident} actions={actions} />
        </div>
      ) : null}
    </div>
  )
})

function RowText({ incident, nowMs }: Pick<IncidentRowProps, 'incident' | 'nowMs'>) {
  const last = lastActivityOf(incident)
  const times = `Last line ${utcTime(last)}, received ${utcTime(incident.last_seen)}`
  return (
    <span className="flex min-w-0 flex-1 items-start gap-2.5">
      <span className="mt-0.5">
        <SeverityMark severity={incident.severity} isPulsing={isRecentlyActive(incident, nowMs)} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-start gap-2">
          <span className="inert-text line-clamp-2 min-w-0 flex-1 text-sm leading-4.5 font-medium">
            {showInert(incident.title)}
          </span>
          <time dateTime={last} title={times} className="text-faint tabular shrink-0 text-xs leading-4.5">
            {relativeTime(last, nowMs)}
          </time>
        </span>
        <RowImpact incident={incident} />
        <RowFacts incident={incident} nowMs={nowMs} />
      </span>
    </span>
  )
}
