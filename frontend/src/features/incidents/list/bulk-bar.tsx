import type { BulkIncidentsRequest } from '@holdfast/contracts/incidents'
import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { changeInBulk } from '../api/change-in-bulk.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'
import { BulkSelects } from './bulk-selects.tsx'

interface BulkBarProps {
  readonly checked: ReadonlySet<string>
  readonly onCheckAll: () => void
  readonly onClear: () => void
}

export function BulkBar({ checked, onCheckAll, onClear }: BulkBarProps) {
  const refresh = useRefreshIncidents()
  const [isDeleting, setIsDeleting] = useState(false)
  const change = useSingleMutation({
    mutationFn: (action: BulkIncidentsRequest['action']) => changeInBulk({ incident_ids: [...checked], action }),
    onSuccess: async ({ changed, not_found }) => {
      showToast({
        type: 'success',
        title: `${changed.length} incidents changed`,
        message: not_found.length > 0 ? `${not_found.length} were gone already.` : 'All of them are up to date.',
      })
      onClear()
      await refresh()
    },
    onError: (error) => showToast({ type: 'error', title: 'Bulk change failed', message: errorText(error) }),
    onSettled: () => setIsDeleting(false),
  })
  return (
    <div
      role="toolbar"
      aria-label="Bulk actions"
      className="border-line bg-raised flex flex-wrap items-center gap-1.5 border-y px-3 py-2"
    >
      <span className="tabular text-xs font-medium">{checked.size} selected</span>
      <Button size="sm" tone="quiet" onClick={onCheckAll}>
        Select all
      </Button>
      <IconButton label="Clear the selection" className="ml-auto" onClick={onClear}>
        <X size={15} aria-hidden />
      </IconButton>
      <span aria-hidden className="basis-full" />
      <BulkSelects disabled={change.isPending} onChoose={change.mutate} />
      <IconButton label="Delete selected incidents" onClick={() => setIsDeleting(true)}>
        <Trash2 size={15} aria-hidden />
      </IconButton>
      {isDeleting ? (
        <ConfirmDialog
          title={`Delete ${checked.size} incidents?`}
          text="They can be restored for 30 days."
          confirmLabel="Delete"
          isDangerous
          isBusy={change.isPending}
          onConfirm={() => change.mutate({ type: 'delete' })}
          onCancel={() => setIsDeleting(false)}
        />
      ) : null}
    </div>
  )
}
