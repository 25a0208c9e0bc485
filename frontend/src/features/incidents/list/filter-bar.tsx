import { IncidentStatus, Severity } from '@holdfast/contracts/incident-fields'
import { useQuery } from '@tanstack/react-query'
import { Bookmark, ListFilter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { Menu, MenuCheck, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx'
import { isFiltering, NO_FILTER, type IncidentFilter } from '../address/incident-filter.ts'
import { SortMenu } from './sort-menu.tsx'
import { SavedViews } from './saved-views.tsx'

const PERIODS = [
  { hours: 1, name: 'Last hour' },
  { hours: 24, name: 'Last 24 hours' },
  { hours: 168, name: 'Last 7 days' },
  { hours: 720, name: 'Last 30 days' },
]

const toggle = (list: readonly string[], value: string, isOn: boolean) =>
  isOn ? [...list, value] : list.filter((item) => item !== value)

interface FilterBarProps {
  readonly filter: IncidentFilter
  readonly services: readonly string[]
  readonly onChange: (filter: IncidentFilter) => void
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

export function FilterBar({ filter, services, onChange }: FilterBarProps) {
  const { data: team } = useQuery(teamQuery)
  const nameOf = (id: string) => {
    const user = team?.find((member) => member.id === id)
    return id === 'none' ? 'Unassigned' : user ? `${user.first_name} ${user.last_name}` : 'Assignee'
  }
  const choices = filter.service && !services.includes(filter.service) ? [filter.service, ...services] : services
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pb-2">
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            className="hit-target border-line text-soft hover:bg-hover flex h-7 items-center gap-1.5 rounded-md border px-2 text-xs font-medium"
          >
            <ListFilter size={13} aria-hidden />
            Filter
          </button>
        }
      >
        <MenuLabel>Severity</MenuLabel>
        {Severity.options.map((value) => (
          <MenuCheck
            key={value}
            checked={filter.severity.includes(value)}
            onChange={(isOn) => onChange({ ...filter, severity: toggle(filter.severity, value, isOn) })}
          >
            <span className="capitalize">{value}</span>
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuLabel>Status</MenuLabel>
        {IncidentStatus.options.map((value) => (
          <MenuCheck
            key={value}
            checked={filter.status.includes(value)}
            onChange={(isOn) => onChange({ ...filter, status: toggle(filter.status, value, isOn) })}
          >
            <span className="capitalize">{value}</span>
          </MenuCheck>
        ))}
        <MenuSeparator />
        <MenuLabel>Assignee</MenuLabel>
        {['none', ...(team?.map(({ id }) => id) ?? [])].map((id) => (
          <MenuCheck
            key={id}
            checked={filter.assignee === id}
            onChange={(isOn) => onChange({ ...filter, assignee: isOn ? id : '' })}
          >
            {nameOf(id)}
          </MenuCheck>
        ))}
        {choices.length > 0 ? (
          <>
            <MenuSeparator />
            <MenuLabel>Service</MenuLabel>
            {choices.map((name) => (
              <MenuCheck
                key={name}
                checked={filter.service === name}
                onChange={(isOn) => onChange({ ...filter, service: isOn ? name : '' })}
              >
                {name}
              </MenuCheck>
            ))}
          </>
        ) : null}
        <MenuSeparator />
        <MenuLabel>Time</MenuLabel>
        {PERIODS.map(({ hours, name }) => (
          <MenuCheck
            key={hours}
            checked={filter.hours === hours}
            onChange={(isOn) => onChange({ ...filter, hours: isOn ? hours : 0 })}
          >
            {name}
          </MenuCheck>
        ))}
      </Menu>
      <SavedViews filter={filter} onChoose={onChange} icon={<Bookmark size={13} aria-hidden />} />
      {filter.q.trim() === '' ? (
        <SortMenu sort={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
      ) : null}
      {filter.severity.map((value) => (
        <Chip key={value} onRemove={() => onChange({ ...filter, severity: toggle(filter.severity, value, false) })}>
          <span className="capitalize">{value}</span>
        </Chip>
      ))}
      {filter.status.map((value) => (
        <Chip key={value} onRemove={() => onChange({ ...filter, status: toggle(filter.status, value, false) })}>
          <span className="capitalize">{value}</span>
        </Chip>
      ))}
      {filter.assignee ? (
        <Chip onRemove={() => onChange({ ...filter, assignee: '' })}>{nameOf(filter.assignee)}</Chip>
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
    </div>
  )
}
