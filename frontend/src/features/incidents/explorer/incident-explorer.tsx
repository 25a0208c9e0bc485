import { useState } from 'react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useIsMobile } from '../../../lib/use-is-mobile.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { ResizablePanel } from '../../../ui/resizable-panel.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { DeleteIncidentDialog } from '../actions/delete-incident-dialog.tsx'
import { IncidentView } from '../detail/incident-view.tsx'
import { isFiltering } from '../address/incident-filter.ts'
import { IncidentListPanel } from '../list/incident-list-panel.tsx'
import { useIncidentList } from '../list/use-incident-list.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { TabStrip } from '../tabs/tab-strip.tsx'
import { useTabs } from '../tabs/tab-store.ts'
import { usePruneTabs } from '../tabs/use-prune-tabs.ts'
import { useExplorerAddress } from '../address/use-explorer-address.ts'
import { NothingOpen } from './nothing-open.tsx'
import { useRefreshAfterTabs } from './use-refresh-after-tabs.ts'
import { useTabMoves } from './use-tab-moves.ts'

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

  const { open, select, close, forget } = useTabMoves(address, incidentList.incidents)

  if (incidentList.list.isError && !incidentList.list.data) {
    return <ConnectionError error={incidentList.list.error} onRetry={() => void incidentList.list.refetch()} />
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
        <DeleteIncidentDialog incident={toDelete} onDeleted={forget} onClose={() => setToDelete(null)} />
      ) : null}
    </div>
  )
}

function ConnectionError({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return (
    <div className="bg-canvas fixed inset-0 z-40 overflow-y-auto">
      <ErrorState
        title="Connection Error"
        error={error}
        hint="The backend API should be running on port 8000."
        onRetry={onRetry}
      />
    </div>
  )
}
