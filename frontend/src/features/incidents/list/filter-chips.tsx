import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFiltering, NO_FILTER, type IncidentFilter } from '../address/incident-filter.ts'
import { PERIODS, toggle } from './filter-values.ts'

interface FilterChipsProps {
  readonly filter: IncidentFilter
  readonly assignees: ReadonlyMap<string, string>
  readonly onChange: (filter: IncidentFilter) => void
}

/** What narrows the list; each goes by a click. */
export function FilterChips({ filter, assignees, onChange }: FilterChipsProps) {
  const without = (name: 'severity' | 'status', value: string) =>
    onChange({ ...filter, [name]: toggle(filter[name], value, false) })
  return (
    <>
      {(['severity', 'status'] as const).flatMap((name) =>
        filter[name].map((value) => (
          <Chip key={`${name} ${value}`} onRemove={() => without(name, value)}>
            <span className="capitalize">{value}</span>
          </Chip>
        )),
      )}
      {filter.assignee ? (
        <Chip onRemove={() => onChange({ ...filter, assignee: '' })}>
          {assignees.get(filter.assignee) ?? 'Assignee'}
        </Chip>
      ) : null}
      {filter.service ? <Chip onRemove={() => onChange({ ...filter, service: '' })}>{filter.service}</Chip> : null}
      {filter.hours > 0 ? (
        <Chip onRemove={() => onChange({ ...filter, hours: 0 })}>
          {PERIODS.find(({ hours }) => hours === filter.hours)?.name ?? `Last ${filter.hours} h`}
        </Chip>
      ) : null}
      {isFiltering(filter) ? (
        <button
          type="button"
          onClick={() => onChange({ ...NO_FILTER, sort: filter.sort })}
          className="text-faint hover:text-ink h-6 rounded-sm px-1 text-xs underline-offset-2 hover:underline"
        >
          Clear
        </button>
      ) : null}
    </>
  )
}

function Chip({ children, onRemove }: { readonly children: ReactNode; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      onClick={onRemove}
      className="hit-target bg-accent-soft text-accent-ink flex h-6 items-center gap-1 rounded-sm px-1.5 text-xs font-medium"
    >
      {children}
      <X size={12} aria-label="Remove filter" />
    </button>
  )
}
