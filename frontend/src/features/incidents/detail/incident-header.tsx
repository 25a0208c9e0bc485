import { Pin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { EditableState } from './editable-state.tsx'
import { HeaderDialogs, type HeaderDialogName } from './header-dialogs.tsx'
import { HeaderBadges, HeaderImpact } from './header-facts.tsx'
import { HeaderMenu } from './header-menu.tsx'
import { takeAwaitedKey } from '../keys/awaited-key.ts'
import { useHeaderCommands } from './use-header-commands.ts'
import { useSaveIncident } from './use-save-incident.ts'

interface IncidentHeaderProps {
  readonly detail: ShownIncidentDetail
  readonly isPreview: boolean
  readonly onKeepOpen: () => void
  readonly onOpenIncident: (id: string) => void
  readonly onAskDelete: (incident: { incident_id: string; title: string }) => void
}

export function IncidentHeader({ detail, isPreview, onKeepOpen, onOpenIncident, onAskDelete }: IncidentHeaderProps) {
  const { incident_id: id, analysis_data: data } = detail
  const nowMs = useNow(5_000)
  const [dialog, setDialog] = useState<HeaderDialogName | null>(null)
  const status = useRef<HTMLSelectElement>(null)
  const assignee = useRef<HTMLSelectElement>(null)
  useShortcuts({ e: () => status.current?.focus(), a: () => assignee.current?.focus() })
  useEffect(() => {
    if (takeAwaitedKey(id, 'e')) status.current?.focus()
    else if (takeAwaitedKey(id, 'a')) assignee.current?.focus()
  }, [id])
  const title = data.pipeline_results.final_incidents[0]?.title ?? ''
  usePageTitle(showInert(title))
  const saving = useSaveIncident(detail)
  useHeaderCommands({ detail, save: saving.save, onDialog: setDialog })
  return (
    <header className="bg-panel border-line rounded-lg border p-4 max-sm:p-3">
      <div className="flex items-start gap-3 max-sm:gap-1">
        <HeaderBadges detail={detail} nowMs={nowMs} />
        {isPreview ? (
          <Button size="sm" className="-my-0.5 max-sm:border-transparent" onClick={onKeepOpen}>
            <Pin size={13} aria-hidden />
            <span className="max-sm:sr-only">Open as tab</span>
          </Button>
        ) : null}
        <HeaderMenu id={id} onDialog={setDialog} onDelete={() => onAskDelete({ incident_id: id, title })} />
      </div>
      <h2 className="inert-text mt-2 text-xl leading-snug font-semibold tracking-tight text-balance max-sm:text-lg">
        {showInert(title)}
      </h2>
      <HeaderImpact detail={detail} />
      <EditableState detail={detail} saving={saving} statusRef={status} assigneeRef={assignee} />
      <HeaderDialogs
        shown={dialog}
        id={id}
        lineKinds={data.pipeline_results.log_analysis.line_kinds}
        onMerged={onOpenIncident}
        onClose={() => setDialog(null)}
      />
    </header>
  )
}
