import { Download, EllipsisVertical, Eye, GitMerge, History, Link2, Split, Trash2 } from 'lucide-react'
import { copyText } from '../../../lib/copy-text.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { exportIncident } from '../actions/export-incident.ts'
import type { HeaderDialogName } from './header-dialogs.tsx'

interface HeaderMenuProps {
  readonly id: string
  readonly onDialog: (dialog: HeaderDialogName) => void
  readonly onDelete: () => void
}

const ICON = 14

export function HeaderMenu({ id, onDialog, onDelete }: HeaderMenuProps) {
  const trigger = (
    <button
      type="button"
      aria-label="More actions"
      className="hit-target text-soft hover:bg-hover -my-1 flex size-8 shrink-0 items-center justify-center rounded-md max-sm:-mr-3"
    >
      <EllipsisVertical size={16} aria-hidden />
    </button>
  )
  return (
    <Menu trigger={trigger}>
      <MenuItem
        icon={<Link2 size={ICON} aria-hidden />}
        onSelect={() => void copyText(`${location.origin}/dashboard/incidents/${id}`)}
      >
        Copy link
      </MenuItem>
      <MenuItem icon={<Download size={ICON} aria-hidden />} onSelect={() => void exportIncident(id, 'md')}>
        Export as Markdown
      </MenuItem>
      <MenuItem icon={<Download size={ICON} aria-hidden />} onSelect={() => void exportIncident(id, 'json')}>
        Export as JSON
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<History size={ICON} aria-hidden />} onSelect={() => onDialog('history')}>
        History
      </MenuItem>
      <MenuItem icon={<Eye size={ICON} aria-hidden />} onSelect={() => onDialog('model')}>
        What the model saw
      </MenuItem>
      <MenuItem icon={<GitMerge size={ICON} aria-hidden />} onSelect={() => onDialog('merge')}>
        Merge into…
      </MenuItem>
      <MenuItem icon={<Split size={ICON} aria-hidden />} onSelect={() => onDialog('split')}>
        Split incident…
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDangerous icon={<Trash2 size={ICON} aria-hidden />} onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
