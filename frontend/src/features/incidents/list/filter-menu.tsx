import { IncidentStatus, Severity } from '@holdfast/contracts/incident-fields'
import { ListFilter } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Menu, MenuCheck, MenuLabel, MenuSeparator } from '../../../ui/menu.tsx'
import type { IncidentFilter } from '../address/incident-filter.ts'
import { PERIODS, toggle } from './filter-values.ts'

interface FilterMenuProps {
  readonly filter: IncidentFilter
  readonly services: readonly string[]
  /** By id; 'none' among them. */
  readonly assignees: ReadonlyMap<string, string>
  readonly onChange: (filter: IncidentFilter) => void
}

export function FilterMenu({ filter, services, assignees, onChange }: FilterMenuProps) {
  const several = (name: 'severity' | 'status', values: readonly string[]) =>
    values.map((value) => (
      <MenuCheck
        key={value}
        checked={filter[name].includes(value)}
        onChange={(isOn) => onChange({ ...filter, [name]: toggle(filter[name], value, isOn) })}
      >
        <span className="capitalize">{value}</span>
      </MenuCheck>
    ))
  const one = (name: 'assignee' | 'service', value: string, text: string) => (
    <MenuCheck
      key={value}
      checked={filter[name] === value}
      onChange={(isOn) => onChange({ ...filter, [name]: isOn ? value : '' })}
    >
      {text}
    </MenuCheck>
  )
  return (
    <Menu align="start" trigger={<FilterButton />}>
      <MenuLabel>Severity</MenuLabel>
      {several('severity', Severity.options)}
      <MenuSeparator />
      <MenuLabel>Status</MenuLabel>
      {several('status', IncidentStatus.options)}
      <MenuSeparator />
      <MenuLabel>Assignee</MenuLabel>
      {[...assignees].map(([id, name]) => one('assignee', id, name))}
      {services.length > 0 ? (
        <>
          <MenuSeparator />
          <MenuLabel>Service</MenuLabel>
          {services.map((name) => one('service', name, name))}
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
  )
}

function FilterButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className="hit-target border-line text-soft hover:bg-hover flex h-7 items-center gap-1.5 rounded-md border px-2 text-xs font-medium"
    >
      <ListFilter size={13} aria-hidden />
      Filter
    </button>
  )
}
