import { useQueryClient } from '@tanstack/react-query'
import { MousePointerClick, PanelsTopLeft, Telescope } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useIsMobile } from '../../../lib/use-is-mobile.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { ResizablePanel } from '../../../ui/resizable-panel.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DeleteIncidentDialog } from '../actions/delete-incident-dialog.tsx'
import { IncidentView } from '../detail/incident-view.tsx'
import { isFiltering } from '../address/incident-filter.ts'
import { IncidentListPanel } from '../list/incident-list-panel.tsx'
import { useIncidentList } from '../list/use-incident-list.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { TabStrip } from '../tabs/tab-strip.tsx'
import { closeTab, putTab, useTabs } from '../tabs/tab-store.ts'
import { usePruneTabs } from '../tabs/use-prune-tabs.ts'
import { currentActiveId, currentSelectedId } from '../address/current-address.ts'
import { useExplorerAddress } from '../address/use-explorer-address.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

const TAB_REFRESH_MS = 500

/** After a change of the tabs with one active, the list is brought up to date. */
function useRefreshAfterTabs(tabCount: number, activeId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (tabCount === 0 || activeId === null) return
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: incidentKeys.heads }), TAB_REFRESH_MS)
    return () => clearTimeout(timer)
  }, [client, tabCount, activeId])
}

export function IncidentExplorer() {
  const address = useExplorerAddress()
  const { activeId, selectedId, filter } = address
  const search = useSearchText(filter.q, address.setQuery)
  const incidentList = useIncidentList(filter, search.text)
  const tabs = useTabs()
  const isMobile = useIsMobile()
  const [toDelete, setToDelete] = useState<Pick<ShownIncident, 'incident_id' | 'title'> | null>(null)
  useRefreshAfterTabs(tabs.length, activeId)
  const isNarrowed = isFiltering({ ...filter, q: search.text })
  usePruneTabs(
    {
      isWhole: incidentList.list.isSuccess && !incidentList.list.hasNextPage && !isNarrowed,
      loadedAtMs: incidentList.list.isPlaceholderData ? 0 : incidentList.list.dataUpdatedAt,
      incidents: incidentList.loaded,
    },
    activeId,
  )

  const open = (incident: ShownIncident) => {
    putTab({ id: incident.incident_id, title: incident.title, severity: incident.severity })
    address.open(incident.incident_id)
  }
  const select = (id: string) => {
    const incident = incidentList.incidents.find(({ incident_id }) => incident_id === id)
    if (isMobile && incident) open(incident)
    else if (id !== currentSelectedId()) address.select(id)
  }
  const close = (id: string) => {
    const isActive = id === currentActiveId()
    const next = closeTab(id)
    if (!isActive) return
    if (next) address.open(next.id)
    else address.leave()
  }
  const afterDelete = (id: string) => {
    if (id === activeId || tabs.some((tab) => tab.id === id)) close(id)
    if (id === selectedId && id !== activeId) address.leave()
  }

  if (incidentList.list.isError && !incidentList.list.data) {
    return (
      <div className="bg-canvas fixed inset-0 z-40 overflow-y-auto">
        <ErrorState
          title="Connection Error"
          error={incidentList.list.error}
          hint="The backend API should be running on port 8000."
          onRetry={() => void incidentList.list.refetch()}
        />
      </div>
    )
  }

  const list = (
    <IncidentListPanel
      address={address}
      incidentList={incidentList}
      search={search}
      onOpen={open}
      onSelect={select}
      onAskDelete={setToDelete}
    />
  )
  const isListOpen = isMobile && address.listState === 'open'
  return (
    <div className="flex h-full">
      {isMobile ? null : (
        <ResizablePanel
          label="Width of the incident list"
          storageKey="holdfast.list-width"
          className="w-[360px] xl:w-[400px]"
        >
          {list}
        </ResizablePanel>
      )}
      {isListOpen ? (
        <Drawer title="Incidents" onClose={address.closeList}>
          {list}
        </Drawer>
      ) : null}
      <div className="flex min-w-0 flex-1 flex-col">
        <TabStrip activeId={activeId} onChoose={(id) => address.open(id)} onClose={close} />
        <div className="min-h-0 flex-1">
          {selectedId ? (
            <IncidentView
              key={selectedId}
              id={selectedId}
              address={address}
              onOpenIncident={(id) => address.open(id)}
              onAskDelete={setToDelete}
            />
          ) : isMobile && !isListOpen ? (
            list
          ) : (
            <NothingOpen
              hasTabs={tabs.length > 0}
              isNew={incidentList.list.isSuccess && incidentList.incidents.length === 0 && !isNarrowed}
            />
          )}
        </div>
      </div>
      {toDelete ? (
        <DeleteIncidentDialog incident={toDelete} onDeleted={afterDelete} onClose={() => setToDelete(null)} />
      ) : null}
    </div>
  )
}

function NothingOpen({ hasTabs, isNew }: { readonly hasTabs: boolean; readonly isNew: boolean }) {
  if (isNew) {
    return (
      <EmptyState
        icon={<Telescope size={22} aria-hidden />}
        title="Your incidents will be explained here"
        text="Root cause, confidence, next step and the log lines behind it."
      >
        <Link to="/dashboard/logs" className="text-accent-ink hit-target flex items-center text-sm font-medium">
          Deploy an agent in about 5 minutes
        </Link>
      </EmptyState>
    )
  }
  const Icon = hasTabs ? PanelsTopLeft : MousePointerClick
  return (
    <EmptyState
      icon={<Icon size={22} aria-hidden />}
      title={hasTabs ? 'No active tab' : 'Click an incident from the left to analyze'}
      text={
        hasTabs
          ? 'Choose one of the open tabs above, or an incident from the list.'
          : 'Click to preview, double-click to pin as a tab. With the keyboard: j, k and Enter.'
      }
    />
  )
}
