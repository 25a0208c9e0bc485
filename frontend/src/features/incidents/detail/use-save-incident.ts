import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { assignIncident, updateStatus } from '../../../lib/api/incident-calls.ts'
import type { ShownIncidentDetail } from '../../../lib/api/shown-incidents.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { detailQuery } from '../explorer/incident-queries.ts'
import { changesOf, hasChanges, readDraft, setDraft } from '../tabs/draft-store.ts'

/** The status call first, then the assignment: what went through is not sent again. */
export function useSaveIncident(detail: ShownIncidentDetail) {
  const client = useQueryClient()
  const id = detail.incident_id
  const key = detailQuery(id).queryKey
  const patch = (change: Partial<ShownIncidentDetail>) =>
    client.setQueryData(key, (old) => (old ? { ...old, ...change } : old))

  const save = useMutation({
    mutationFn: async () => {
      const { status, assigneeId } = changesOf(readDraft(id), detail)
      if (status !== undefined) {
        const state = await updateStatus(id, IncidentStatus.parse(status))
        patch({ live_status: state.status })
        setDraft(id, assigneeId === undefined ? {} : { assigneeId })
      }
      if (assigneeId !== undefined) {
        const state = await assignIncident(id, assigneeId)
        patch({ live_assigned_to: state.assigned_to })
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
      if (!save.isPending && hasChanges(changesOf(readDraft(id), detail))) save.mutate()
    },
  }
}
