import type { IncidentSort } from '@holdfast/contracts/incidents'
import { ArrowDownWideNarrow } from 'lucide-react'
import { Menu, MenuCheck } from '../../../ui/menu.tsx'

const SORTS: readonly { readonly id: IncidentSort; readonly name: string }[] = [
  { id: 'activity', name: 'Last activity' },
  { id: 'start', name: 'Start' },
  { id: 'severity', name: 'Severity' },
]

interface SortMenuProps {
  readonly sort: IncidentSort
  readonly onChange: (sort: IncidentSort) => void
}

export function SortMenu({ sort, onChange }: SortMenuProps) {
  const name = SORTS.find(({ id }) => id === sort)?.name
  const trigger = (
    <button
      type="button"
      aria-label={`Sort: ${name}`}
      className="hit-target text-soft hover:bg-hover ml-auto flex h-7 items-center gap-1.5 rounded-md px-1.5 text-xs font-medium"
    >
      <ArrowDownWideNarrow size={13} aria-hidden />
      {name}
    </button>
  )
  return (
    <Menu trigger={trigger}>
      {SORTS.map(({ id, name: title }) => (
        <MenuCheck key={id} checked={id === sort} onChange={() => onChange(id)}>
          {title}
        </MenuCheck>
      ))}
    </Menu>
  )
}
