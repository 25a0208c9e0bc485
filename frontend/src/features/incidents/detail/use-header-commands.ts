import { useMemo, type RefObject } from 'react'
import { useCommands } from '../../../lib/commands/command-registry.ts'
import { exportIncident } from '../actions/export-incident.ts'
import type { HeaderDialogName } from './header-dialogs.tsx'

interface HeaderFields {
  readonly id: string
  readonly status: RefObject<HTMLSelectElement | null>
  readonly assignee: RefObject<HTMLSelectElement | null>
  readonly onDialog: (dialog: HeaderDialogName) => void
}

/** What the palette offers for the incident on the screen. */
export function useHeaderCommands({ id, status, assignee, onDialog }: HeaderFields): void {
  useCommands(
    useMemo(() => {
      const group = 'Incident'
      return [
        { id: 'status', title: 'Change the status', group, shortcut: 'e', run: () => status.current?.focus() },
        { id: 'assign', title: 'Assign somebody', group, shortcut: 'a', run: () => assignee.current?.focus() },
        { id: 'export-md', title: 'Export as Markdown', group, run: () => void exportIncident(id, 'md') },
        { id: 'export-json', title: 'Export as JSON', group, run: () => void exportIncident(id, 'json') },
        { id: 'history', title: 'History of this incident', group, run: () => onDialog('history') },
        { id: 'model', title: 'What the model saw', group, run: () => onDialog('model') },
        { id: 'merge', title: 'Merge into another incident', group, run: () => onDialog('merge') },
        { id: 'split', title: 'Split incident', group, run: () => onDialog('split') },
      ]
    }, [id, status, assignee, onDialog]),
  )
}
