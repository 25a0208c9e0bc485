import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import type { BulkIncidentsRequest } from '@holdfast/contracts/incidents'
import { useQuery } from '@tanstack/react-query'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { Select } from '../../../ui/select.tsx'

interface BulkSelectsProps {
  readonly disabled: boolean
  readonly onChoose: (action: BulkIncidentsRequest['action']) => void
}

/** They name no value: what is selected may have several. */
export function BulkSelects({ disabled, onChoose }: BulkSelectsProps) {
  const { data: team = [] } = useQuery(teamQuery)
  return (
    <>
      <Select
        label="Set status"
        className="min-w-0 flex-1"
        value=""
        disabled={disabled}
        onChange={(event) => {
          const status = IncidentStatus.safeParse(event.target.value)
          if (status.success) onChoose({ type: 'status', status: status.data })
        }}
      >
        <option value="">Status…</option>
        {IncidentStatus.options.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <Select
        label="Assign"
        className="min-w-0 flex-1"
        value=""
        disabled={disabled}
        onChange={(event) =>
          onChoose({ type: 'assign', assigned_to: event.target.value === 'none' ? null : event.target.value })
        }
      >
        <option value="">Assign…</option>
        <option value="none">Unassigned</option>
        {team
          .filter((user) => user.is_active)
          .map((user) => (
            <option key={user.id} value={user.id}>
              {user.first_name} {user.last_name}
            </option>
          ))}
      </Select>
    </>
  )
}
