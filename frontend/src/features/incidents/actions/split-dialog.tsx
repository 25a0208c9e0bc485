import type { LineKind } from '@holdfast/contracts/analysis-data'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { splitPreviewQuery } from '../api/split-preview-query.ts'
import { splitIncident } from '../api/split-incident.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'
import { RememberBox } from './remember-box.tsx'
import { useUndoGrouping } from './use-undo-grouping.ts'

interface SplitDialogProps {
  readonly id: string
  readonly lineKinds: readonly LineKind[]
  readonly onClose: () => void
}

export function SplitDialog({ id, lineKinds, onClose }: SplitDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isRemembered, setIsRemembered] = useState(true)
  const templateIds = lineKinds.filter((_, index) => chosen.has(index)).flatMap((kind) => kind.template_ids)
  const refresh = useRefreshIncidents()
  const undo = useUndoGrouping()
  const split = useSingleMutation({
    mutationFn: () => splitIncident(id, templateIds, isRemembered),
    onSuccess: async ({ change_id }) => {
      onClose()
      showToast({
        type: 'success',
        title: 'Incident split',
        message: 'Its logs are read again; the new incident appears in the list in a moment.',
        action: { label: 'Undo', run: () => void undo(change_id) },
      })
      await refresh()
    },
    onError: (error) => showToast({ type: 'error', title: 'Split Failed', message: errorText(error) }),
  })
  const toggle = (index: number) => {
    const next = new Set(chosen)
    if (!next.delete(index)) next.add(index)
    setChosen(next)
  }
  const canSplit = chosen.size > 0 && chosen.size < lineKinds.length
  return (
    <Dialog
      title="Split incident"
      description="The lines that you choose become an incident of their own."
      onClose={onClose}
      width="max-w-xl"
      footer={
        <Button tone="primary" disabled={!canSplit || split.isPending} onClick={() => split.mutate()}>
          {split.isPending ? 'Splitting...' : 'Split'}
        </Button>
      }
    >
      {lineKinds.length < 2 ? (
        <p className="text-soft text-sm">This incident is made of one kind of lines, so there is nothing to split.</p>
      ) : (
        <KindChoice lineKinds={lineKinds} chosen={chosen} onToggle={toggle} />
      )}
      {canSplit ? <Preview templateIds={templateIds} /> : null}
      <RememberBox isRemembered={isRemembered} onChange={setIsRemembered}>
        Always keep these patterns separate
      </RememberBox>
    </Dialog>
  )
}

interface KindChoiceProps {
  readonly lineKinds: readonly LineKind[]
  readonly chosen: ReadonlySet<number>
  readonly onToggle: (index: number) => void
}

function KindChoice({ lineKinds, chosen, onToggle }: KindChoiceProps) {
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="sr-only">Lines that become an incident of their own</legend>
      {lineKinds.map((kind, index) => (
        <label
          key={kind.template_ids.join(' ')}
          className="hover:bg-hover flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm"
        >
          <input
            type="checkbox"
            checked={chosen.has(index)}
            onChange={() => onToggle(index)}
            className="accent-accent size-4"
          />
          <span className="inert-text line-clamp-2 font-mono text-xs">{showInert(kind.text)}</span>
          <span className="text-faint tabular ml-auto shrink-0 text-xs">{kind.count.toLocaleString()} lines</span>
        </label>
      ))}
    </fieldset>
  )
}

function Preview({ templateIds }: { readonly templateIds: readonly string[] }) {
  const { data } = useQuery(splitPreviewQuery(templateIds))
  if (!data) return null
  const affected = data.incidents.filter((incident) => incident.is_split).length
  return (
    <p className="text-soft mt-3 text-sm">
      In the last 30 days this would have split {affected} {affected === 1 ? 'incident' : 'incidents'}.
    </p>
  )
}
