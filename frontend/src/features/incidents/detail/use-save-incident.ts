import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { assignIncident, updateStatus } from '../../../lib/api/incident-calls.ts'
import type { ShownIncidentDetail, ShownState } from '../../../lib/api/shown-incidents.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { detailQuery } from '../explorer/incident-queries.ts'
import { patchRows } from '../list/patch-rows.ts'
import { changesOf, hasChanges, readDraft, setDraft } from '../tabs/draft-store.ts'

/** The status call first, then the assignment: what went through is not sent again. */
export function useSaveIncident(detail: ShownIncidentDetail) {
  const client = useQueryClient()
  const id = detail.incident_id
  const key = detailQuery(id).queryKey
  const patch = ({ status, assigned_to }: ShownState) => {
    client.setQueryData(key, (old) => (old ? { ...old, live_status: status, live_assigned_to: assigned_to } : old))
    patchRows(client, id, { status, assigned_to })
  }

  const save = useSingleMutation({
    mutationFn: async () => {
      const { status, assigneeId } = changesOf(readDraft(id), detail)
      if (status !== undefined) {
        patch(await updateStatus(id, IncidentStatus.parse(status)))
        setDraft(id, assigneeId === undefined ? {} : { assigneeId })
      }
      if (assigneeId !== undefined) {
        patch(await assignIncident(id, assigneeId))
      }
      setDraft(id, {})
    },
    onSuccess: () => showToast({ type: 'success', title: 'Saved', message: 'Status and assignee are up to date.' }),
    onError: (error) =>
      showToast({ type: 'error', title: 'Save Failed', message: `Failed to save changes: ${errorText(error)}` }),
    onSettled: () => client.invalidateQueries({ queryKey: ['incidents'] }),
  })
  return {
    isSaving: save.isPending,
    save: () => {
      if (hasChanges(changesOf(readDraft(id), detail))) save.mutate()
    },
  }
}
