import { useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/error-text.ts'
import { deleteIncident, restoreIncident } from '../api/delete-incident.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

interface DeleteIncidentDialogProps {
  readonly incident: { readonly incident_id: string; readonly title: string }
  readonly onDeleted: (id: string) => void
  readonly onClose: () => void
}

export function DeleteIncidentDialog({ incident, onDeleted, onClose }: DeleteIncidentDialogProps) {
  const client = useQueryClient()
  const { incident_id: id, title } = incident
  const refresh = async () => {
    await client.invalidateQueries({ queryKey: incidentKeys.lists })
    await client.invalidateQueries({ queryKey: incidentKeys.detail(id) })
  }
  const restore = async () => {
    try {
      await restoreIncident(id)
      await refresh()
      showToast({ type: 'success', title: 'Incident restored', message: title })
    } catch (error) {
      showToast({ type: 'error', title: 'Restore Failed', message: errorText(error) })
    }
  }
  const remove = useSingleMutation({
    mutationFn: () => deleteIncident(id),
    onSuccess: async () => {
      onDeleted(id)
      onClose()
      showToast({
        type: 'success',
        title: 'Incident deleted',
        message: title,
        action: { label: 'Undo', run: () => void restore() },
      })
      await refresh()
    },
    onError: (error) => {
      onClose()
      showToast({ type: 'error', title: 'Delete Failed', message: errorText(error) })
    },
  })
  return (
    <ConfirmDialog
      title="Delete this incident?"
      text={`“${title}” disappears from every list. It can be restored for 30 days.`}
      confirmLabel={remove.isPending ? 'Deleting...' : 'Delete'}
      isDangerous
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    />
  )
}
