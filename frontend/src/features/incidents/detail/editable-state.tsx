import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useQuery } from '@tanstack/react-query'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { teamQuery } from '../../../lib/team/team-query.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { changesOf, hasChanges, setDraft, useDraft } from '../tabs/draft-store.ts'
import type { SavingIncident } from './use-save-incident.ts'

interface EditableStateProps {
  readonly detail: ShownIncidentDetail
  readonly saving: SavingIncident
  readonly statusRef: React.Ref<HTMLSelectElement>
  readonly assigneeRef: React.Ref<HTMLSelectElement>
}

const UNASSIGNED = 'unassigned'
const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** A status that we do not know stays in the list for as long as it is the incident's. */
function statusesOf(live: string): readonly string[] {
  const statuses: readonly string[] = IncidentStatus.options
  return statuses.includes(live) ? statuses : [live, ...statuses]
}

export function EditableState({ detail, saving: { isSaving, save }, statusRef, assigneeRef }: EditableStateProps) {
  const id = detail.incident_id
  const draft = useDraft(id)
  const { data: team } = useQuery(teamQuery)
  const assignee = detail.live_assigned_to
  const assigneeId = draft.assigneeId === undefined ? (assignee?.id ?? null) : draft.assigneeId
  const changes = changesOf(draft, detail)
  const edit = (change: typeof draft) => setDraft(id, changesOf({ ...draft, ...change }, detail))
  const people = team?.filter((user) => user.is_active) ?? []
  const isListed = assignee === null || people.some((user) => user.id === assignee.id)
  return (
    <div className="mt-2.5 flex items-end gap-2">
      <Select
        ref={statusRef}
        label="Status"
        className="w-34 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
        value={draft.status ?? detail.live_status}
        disabled={isSaving}
        onChange={(event) => edit({ status: event.target.value })}
      >
        {statusesOf(detail.live_status).map((name) => (
          <option key={name} value={name}>
            {capitalize(name)}
          </option>
        ))}
      </Select>
      <Select
        ref={assigneeRef}
        label="Assignee"
        className="w-42 max-sm:w-auto max-sm:min-w-0 max-sm:flex-1"
        value={assigneeId ?? UNASSIGNED}
        disabled={isSaving}
        onChange={(event) => edit({ assigneeId: event.target.value === UNASSIGNED ? null : event.target.value })}
      >
        <option value={UNASSIGNED}>Unassigned</option>
        {isListed ? null : (
          <option value={assignee.id} disabled>
            {assignee.first_name} {assignee.last_name}
          </option>
        )}
        {people.map((user) => (
          <option key={user.id} value={user.id}>
            {user.first_name} {user.last_name}
          </option>
        ))}
      </Select>
      <Button tone="primary" disabled={isSaving || !hasChanges(changes)} onClick={() => save(changes)}>
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </div>
  )
}
