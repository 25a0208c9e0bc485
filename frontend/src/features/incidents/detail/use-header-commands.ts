import { firstCommand } from '@holdfast/contracts/first-command'
import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { useSignedIn } from '../../../lib/auth/use-auth.ts'
import { useCommands, type Command } from '../../../lib/commands/command-registry.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { exportIncident } from '../actions/export-incident.ts'
import { readBlanks } from '../commands/blank-store.ts'
import { fillCommand } from '../commands/split-command.ts'
import type { HeaderDialogName } from './header-dialogs.tsx'
import type { SavingIncident } from './use-save-incident.ts'

interface HeaderCommands {
  readonly detail: ShownIncidentDetail
  readonly save: SavingIncident['save']
  readonly onDialog: (dialog: HeaderDialogName) => void
}

const group = 'Incident'

/** What the palette does with the incident on the screen: each verb acts at once, as it reads. */
export function useHeaderCommands({ detail, save, onDialog }: HeaderCommands): void {
  const states = useStateCommands(detail, save)
  useCommands(
    useMemo(() => {
      const id = detail.incident_id
      return [
        ...states,
        ...copyNextStep(detail),
        { id: 'export-md', title: 'Export as Markdown', group, run: () => void exportIncident(id, 'md') },
        { id: 'export-json', title: 'Export as JSON', group, run: () => void exportIncident(id, 'json') },
        { id: 'history', title: 'History of this incident', group, run: () => onDialog('history') },
        { id: 'model', title: 'What the model saw', group, run: () => onDialog('model') },
        { id: 'merge', title: 'Merge into another incident', group, run: () => onDialog('merge') },
        { id: 'split', title: 'Split incident', group, run: () => onDialog('split') },
      ]
    }, [detail, states, onDialog]),
  )
}

/** Only what would change something: neither the status that it has, nor whoever has it. */
function useStateCommands({ live_status, live_assigned_to }: ShownIncidentDetail, save: SavingIncident['save']) {
  const { user } = useSignedIn()
  const { data: team = [] } = useQuery(teamQuery)
  return useMemo((): Command[] => {
    const statuses = IncidentStatus.options
      .filter((status) => status !== live_status)
      .map((status) => ({
        id: `status-${status}`,
        title: `Set status: ${status.charAt(0).toUpperCase()}${status.slice(1)}`,
        group,
        run: () => save({ status }),
      }))
    const assign = (id: string | null) => () => save({ assigneeId: id })
    const others = team
      .filter(({ id, is_active }) => is_active && id !== user.id && id !== live_assigned_to?.id)
      .map(({ id, first_name, last_name }) => ({
        id: `assign-${id}`,
        title: `Assign to ${first_name} ${last_name}`,
        group,
        isOneOfMany: true,
        run: assign(id),
      }))
    return [
      ...statuses,
      ...(live_assigned_to?.id === user.id
        ? []
        : [{ id: 'assign-me', title: 'Assign to me', group, run: assign(user.id) }]),
      ...others,
      ...(live_assigned_to ? [{ id: 'unassign', title: 'Unassign', group, run: assign(null) }] : []),
    ]
  }, [live_status, live_assigned_to, team, user.id, save])
}

function copyNextStep({ incident_id: id, analysis_data }: ShownIncidentDetail): Command[] {
  const command = firstCommand(analysis_data.pipeline_results.remediation_commands?.solutions ?? [])?.command
  if (command === undefined) return []
  const copy = async () => {
    const text = fillCommand(command, readBlanks(id))
    showToast(
      (await copyText(text))
        ? { type: 'success', title: 'Copied', message: text }
        : { type: 'error', title: 'Copy Failed', message: 'The browser did not allow it. Select the text instead.' },
    )
  }
  return [{ id: 'copy-step', title: 'Copy next step', group, run: () => void copy() }]
}
