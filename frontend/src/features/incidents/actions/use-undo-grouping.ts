import { errorText } from '../../../lib/api/error-text.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { undoGrouping } from '../api/undo-grouping.ts'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'

/** What a toast of a merge or a split offers: it answers for itself, for the dialog is gone by then. */
export function useUndoGrouping(): (changeId: string) => Promise<void> {
  const refresh = useRefreshIncidents()
  return async (changeId) => {
    try {
      await undoGrouping(changeId)
      await refresh()
    } catch (error) {
      showToast({ type: 'error', title: 'Undo Failed', message: errorText(error) })
    }
  }
}
