import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { incidentSearchQuery } from '../../../lib/incidents/incident-search-query.ts'
import { mergeIncident } from '../api/merge-incident.ts'
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'
import { RememberBox } from './remember-box.tsx'
import { useUndoGrouping } from './use-undo-grouping.ts'

const INCIDENTS_SHOWN = 20

interface MergeDialogProps {
  readonly id: string
  readonly onMerged: (into: string) => void
  readonly onClose: () => void
}

export function MergeDialog({ id, onMerged, onClose }: MergeDialogProps) {
  const [text, setText] = useState('')
  const [into, setInto] = useState<string | null>(null)
  const [isRemembered, setIsRemembered] = useState(true)
  const { data } = useQuery(incidentSearchQuery(text, INCIDENTS_SHOWN))
  const refresh = useRefreshIncidents()
  const undo = useUndoGrouping()
  const merge = useSingleMutation({
    mutationFn: (target: string) => mergeIncident(id, target, isRemembered),
    onSuccess: async ({ change_id }, target) => {
      onClose()
      onMerged(target)
      showToast({
        type: 'success',
        title: 'Incidents merged',
        message: isRemembered ? 'Similar incidents will be grouped automatically.' : 'Only these two were merged.',
        action: { label: 'Undo', run: () => void undo(change_id) },
      })
      await refresh()
    },
    onError: (error) => showToast({ type: 'error', title: 'Merge Failed', message: errorText(error) }),
  })
  return (
    <Dialog
      title="Merge into another incident"
      description="Its occurrences, comments and history go there. The other incident keeps its analysis."
      onClose={onClose}
      width="max-w-lg"
      footer={
        <Button tone="primary" disabled={into === null || merge.isPending} onClick={() => into && merge.mutate(into)}>
          Merge
        </Button>
      }
    >
      <Field label="Find the incident" value={text} onChange={(event) => setText(event.target.value)} />
      <fieldset className="mt-3 max-h-60 min-w-0 overflow-y-auto">
        <legend className="sr-only">Merge into</legend>
        {data?.incidents
          .filter((incident) => incident.incident_id !== id)
          .map((incident) => (
            <label
              key={incident.incident_id}
              className="hover:bg-hover flex min-h-11 items-center gap-2.5 rounded-md px-2 text-sm"
            >
              <input
                type="radio"
                name="into"
                checked={into === incident.incident_id}
                onChange={() => setInto(incident.incident_id)}
                className="accent-accent"
              />
              <SeverityMark severity={incident.severity} />
              <span className="inert-text min-w-0 truncate">{showInert(incident.title)}</span>
            </label>
          ))}
      </fieldset>
      <RememberBox isRemembered={isRemembered} onChange={setIsRemembered}>
        Remember this: group such incidents from now on
      </RememberBox>
    </Dialog>
  )
}
