import { IncidentStatus } from '@holdfast/contracts/incident-fields'
import { useQuery } from '@tanstack/react-query'
import { Download, EllipsisVertical, Eye, GitMerge, History, Split, Link2, Pin, Trash2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ShownIncidentDetail } from '../../../lib/api/shown-incidents.ts'
import { teamQuery } from '../../../lib/api/team-calls.ts'
import { useCommands } from '../../../lib/commands/command-registry.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { percent } from '../../../lib/percent.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { relativeTimeInText } from '../../../lib/time/relative-time.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { usePageTitle } from '../../../lib/use-page-title.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { SeverityBadge } from '../../../ui/severity-mark.tsx'
import { exportIncident } from '../actions/export-incident.ts'
import { HistoryDialog } from '../actions/history-dialog.tsx'
import { MergeDialog } from '../actions/merge-dialog.tsx'
import { SplitDialog } from '../actions/split-dialog.tsx'
import { ModelCallsDialog } from '../actions/model-calls-dialog.tsx'
import { isRecentlyActive } from '../list/is-recently-active.ts'
import { StatusBadge } from '../list/status-badge.tsx'
import { changesOf, hasChanges, setDraft, useDraft } from '../tabs/draft-store.ts'
import { takeWish } from './key-wish.ts'
import { useSaveIncident } from './use-save-incident.ts'

interface IncidentHeaderProps {
  readonly detail: ShownIncidentDetail
  readonly isPreview: boolean
  readonly onKeepOpen: () => void
  readonly onOpenIncident: (id: string) => void
  readonly onAskDelete: (incident: { incident_id: string; title: string }) => void
}

const UNASSIGNED = 'unassigned'
/** Where the lines came from, in words. */
const SOURCES: Readonly<Record<string, string>> = {
  otlp: 'an agent',
  paste: 'pasted lines',
  upload: 'an uploaded file',
  sample: 'sample data',
}

export function IncidentHeader({ detail, isPreview, onKeepOpen, onOpenIncident, onAskDelete }: IncidentHeaderProps) {
  const { incident_id: id, analysis_data: data } = detail
  const results = data.pipeline_results
  const incident = results.final_incidents[0]
  const nowMs = useNow(5_000)
  const [dialog, setDialog] = useState<'history' | 'merge' | 'split' | 'model' | null>(null)
  const statusSelect = useRef<HTMLSelectElement>(null)
  const assigneeSelect = useRef<HTMLSelectElement>(null)
  useShortcuts({ e: () => statusSelect.current?.focus(), a: () => assigneeSelect.current?.focus() })
  useEffect(() => {
    if (takeWish(id, 'e')) statusSelect.current?.focus()
    else if (takeWish(id, 'a')) assigneeSelect.current?.focus()
  }, [id])
  const title = incident?.title ?? ''
  usePageTitle(showInert(title))
  useCommands(
    useMemo(
      () => [
        {
          id: 'status',
          title: 'Change the status',
          group: 'Incident',
          shortcut: 'e',
          run: () => statusSelect.current?.focus(),
        },
        {
          id: 'assign',
          title: 'Assign somebody',
          group: 'Incident',
          shortcut: 'a',
          run: () => assigneeSelect.current?.focus(),
        },
        { id: 'export-md', title: 'Export as Markdown', group: 'Incident', run: () => void exportIncident(id, 'md') },
        { id: 'export-json', title: 'Export as JSON', group: 'Incident', run: () => void exportIncident(id, 'json') },
        { id: 'history', title: 'History of this incident', group: 'Incident', run: () => setDialog('history') },
        { id: 'model', title: 'What the model saw', group: 'Incident', run: () => setDialog('model') },
        { id: 'merge', title: 'Merge into another incident', group: 'Incident', run: () => setDialog('merge') },
        { id: 'split', title: 'Split lines off', group: 'Incident', run: () => setDialog('split') },
      ],
      [id],
    ),
  )
  if (!incident) return null
  const isActive = isRecentlyActive(detail, nowMs)
  return (
    <header className="bg-panel border-line rounded-lg border p-4">
      <div className="flex items-start gap-3 max-sm:gap-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1.5">
          <SeverityBadge severity={incident.severity} />
          <Badge className="h-6">{results.log_analysis.incident_type}</Badge>
          <Badge tone="accent" className="h-6">
            {percent(incident.confidence_score)} confidence
          </Badge>
          <span className="flex max-sm:hidden">
            <StatusBadge status={detail.live_status} className="h-6" />
          </span>
          {isActive ? (
            <Badge tone="critical" className="h-6">
              <span className="animate-pulse-ring size-1.5 rounded-full bg-current" />
              Happening now
            </Badge>
          ) : null}
        </div>
        {isPreview ? (
          <Button size="sm" className="max-sm:-mt-2 max-sm:border-transparent" onClick={onKeepOpen}>
            <Pin size={13} aria-hidden />
            <span className="max-sm:sr-only">Open as tab</span>
          </Button>
        ) : null}
        <Menu
          trigger={
            <button
              type="button"
              aria-label="More actions"
              className="hit-target text-soft hover:bg-hover flex size-8 shrink-0 items-center justify-center rounded-md max-sm:-mt-2 max-sm:-mr-3"
            >
              <EllipsisVertical size={16} aria-hidden />
            </button>
          }
        >
          <MenuItem
            icon={<Link2 size={14} aria-hidden />}
            onSelect={() => void copyText(`${location.origin}/dashboard/incidents/${id}`)}
          >
            Copy link
          </MenuItem>
          <MenuItem icon={<Download size={14} aria-hidden />} onSelect={() => void exportIncident(id, 'md')}>
            Export as Markdown
          </MenuItem>
          <MenuItem icon={<Download size={14} aria-hidden />} onSelect={() => void exportIncident(id, 'json')}>
            Export as JSON
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<History size={14} aria-hidden />} onSelect={() => setDialog('history')}>
            History
          </MenuItem>
          <MenuItem icon={<Eye size={14} aria-hidden />} onSelect={() => setDialog('model')}>
            What the model saw
          </MenuItem>
          <MenuItem icon={<GitMerge size={14} aria-hidden />} onSelect={() => setDialog('merge')}>
            Merge into…
          </MenuItem>
          <MenuItem icon={<Split size={14} aria-hidden />} onSelect={() => setDialog('split')}>
            Split lines off…
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            isDangerous
            icon={<Trash2 size={14} aria-hidden />}
            onSelect={() => onAskDelete({ incident_id: id, title })}
          >
            Delete
          </MenuItem>
        </Menu>
      </div>
      <h2 className="inert-text mt-2.5 text-xl leading-snug max-sm:text-lg font-semibold tracking-tight text-balance">
        {showInert(title)}
      </h2>
      <p className="text-soft mt-1 text-sm text-pretty">{showInert(results.log_analysis.severity_rationale)}</p>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <EditableState detail={detail} statusRef={statusSelect} assigneeRef={assigneeSelect} />
        <p className="text-faint tabular text-xs max-sm:order-1 max-sm:flex-1 max-sm:basis-[60%] self-center sm:ml-auto">
          {detail.occurrence_count > 1 ? `${detail.occurrence_count} times · ` : ''}
          last seen {relativeTimeInText(detail.last_seen, nowMs)} · from{' '}
          {SOURCES[detail.source_type] ?? detail.source_type}
        </p>
      </div>
      {dialog === 'history' ? <HistoryDialog id={id} onClose={() => setDialog(null)} /> : null}
      {dialog === 'model' ? <ModelCallsDialog id={id} onClose={() => setDialog(null)} /> : null}
      {dialog === 'merge' ? <MergeDialog id={id} onMerged={onOpenIncident} onClose={() => setDialog(null)} /> : null}
      {dialog === 'split' ? (
        <SplitDialog id={id} lineKinds={results.log_analysis.line_kinds} onClose={() => setDialog(null)} />
      ) : null}
    </header>
  )
}

interface EditableStateProps {
  readonly detail: ShownIncidentDetail
  readonly statusRef: React.Ref<HTMLSelectElement>
  readonly assigneeRef: React.Ref<HTMLSelectElement>
}

function EditableState({ detail, statusRef, assigneeRef }: EditableStateProps) {
  const id = detail.incident_id
  const draft = useDraft(id)
  const { data: team } = useQuery(teamQuery)
  const { isSaving, save } = useSaveIncident(detail)
  const assignee = detail.live_assigned_to
  const status = draft.status ?? detail.live_status
  const assigneeId = draft.assigneeId === undefined ? (assignee?.id ?? null) : draft.assigneeId
  const edit = (change: typeof draft) => setDraft(id, changesOf({ ...draft, ...change }, detail))
  const people = team?.filter((user) => user.is_active) ?? []
  const isListed = assignee === null || people.some((user) => user.id === assignee.id)
  const statuses: readonly string[] = IncidentStatus.options
  return (
    <>
      <Select
        ref={statusRef}
        label="Status"
        className="w-36 max-sm:w-auto max-sm:flex-1 max-sm:basis-[42%]"
        value={status}
        disabled={isSaving}
        onChange={(event) => edit({ status: event.target.value })}
      >
        {(statuses.includes(detail.live_status) ? statuses : [detail.live_status, ...statuses]).map((name) => (
          <option key={name} value={name}>
            {name.charAt(0).toUpperCase() + name.slice(1)}
          </option>
        ))}
      </Select>
      <Select
        ref={assigneeRef}
        label="Assignee"
        className="w-44 max-sm:w-auto max-sm:flex-1 max-sm:basis-[42%]"
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
      <Button
        tone="primary"
        className="max-sm:order-2"
        disabled={isSaving || !hasChanges(changesOf(draft, detail))}
        onClick={save}
      >
        {isSaving ? 'Saving...' : 'Save'}
      </Button>
    </>
  )
}
