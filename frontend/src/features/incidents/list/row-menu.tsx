import { EllipsisVertical, ExternalLink, Link2, SquareCheck, Trash2 } from 'lucide-react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import type { RowActions } from './row-actions.ts'

interface RowMenuProps {
  readonly incident: ShownIncident
  readonly actions: RowActions
}

export function RowMenu({ incident, actions }: RowMenuProps) {
  const id = incident.incident_id
  const trigger = (
    <button
      type="button"
      aria-label="Incident actions"
      className="hit-target text-faint hover:text-ink flex size-7 items-center justify-center rounded-md"
    >
      <EllipsisVertical size={15} aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem icon={<ExternalLink size={14} aria-hidden />} shortcut="o" onSelect={() => actions.open(incident)}>
        Open as a tab
      </MenuItem>
      <MenuItem icon={<SquareCheck size={14} aria-hidden />} shortcut="x" onSelect={() => actions.check(id)}>
        Select
      </MenuItem>
      <MenuItem
        icon={<Link2 size={14} aria-hidden />}
        onSelect={() => void copyText(`${location.origin}/dashboard/incidents/${id}`)}
      >
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
  )
}
