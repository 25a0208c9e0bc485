import { useQuery } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { teamQuery } from '../../../lib/team/team-query.ts'
import type { IncidentFilter } from '../address/incident-filter.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterMenu } from './filter-menu.tsx'
import { SavedViews } from './saved-views.tsx'
import { SortMenu } from './sort-menu.tsx'

interface FilterBarProps {
  readonly filter: IncidentFilter
  readonly services: readonly string[]
  readonly onChange: (filter: IncidentFilter) => void
}

export function FilterBar({ filter, services, onChange }: FilterBarProps) {
  const { data: team = [] } = useQuery(teamQuery)
  const assignees = new Map([
    ['none', 'Unassigned'],
    ...team.map((user) => [user.id, `${user.first_name} ${user.last_name}`] as const),
  ])
  const choices = filter.service && !services.includes(filter.service) ? [filter.service, ...services] : services
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pb-2">
      <FilterMenu filter={filter} services={choices} assignees={assignees} onChange={onChange} />
      <SavedViews filter={filter} onChoose={onChange} icon={<Bookmark size={13} aria-hidden />} />
      {filter.q.trim() === '' ? (
        <SortMenu sort={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
      ) : null}
      <FilterChips filter={filter} assignees={assignees} onChange={onChange} />
    </div>
  )
}
