import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { assignIncident, updateStatus } from '../api/save-state.ts'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import type { ShownState } from '../api/save-state.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { detailQuery } from '../../../lib/incidents/detail-query.ts'
import { patchRows } from '../list/patch-rows.ts'
import { forgetDraft, type Draft } from '../tabs/draft-store.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

export interface SavingIncident {
  readonly isSaving: boolean
  readonly save: (changes: Draft) => void
}

/** The status call first, then the assignment: what went through is not sent again. */
export function useSaveIncident({ incident_id: id }: ShownIncidentDetail): SavingIncident {
  const client = useQueryClient()
  const key = detailQuery(id).queryKey
  const patch = ({ status, assigned_to }: ShownState) => {
    client.setQueryData(key, (old) => (old ? { ...old, live_status: status, live_assigned_to: assigned_to } : old))
    patchRows(client, id, { status, assigned_to })
  }

  const save = useSingleMutation({
    mutationFn: async ({ status, assigneeId }: Draft) => {
      if (status !== undefined) {
        patch(await updateStatus(id, IncidentStatus.parse(status)))
        forgetDraft(id, 'status')
      }
      if (assigneeId !== undefined) {
        patch(await assignIncident(id, assigneeId))
        forgetDraft(id, 'assigneeId')
      }
    },
    onSuccess: () => showToast({ type: 'success', title: 'Saved', message: 'Status and assignee are up to date.' }),
    onError: (error) =>
      showToast({ type: 'error', title: 'Save Failed', message: `Failed to save changes: ${errorText(error)}` }),
    onSettled: () => client.invalidateQueries({ queryKey: incidentKeys.lists }),
  })
  return { isSaving: save.isPending, save: (changes: Draft) => save.mutate(changes) }
}
