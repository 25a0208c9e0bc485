import { useCallback, useRef } from 'react'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import type { useSearchText } from '../../../lib/use-search-text.ts'
import { SearchField } from '../../../ui/search-field.tsx'
import { isFiltering, NO_FILTER, type IncidentFilter } from '../address/incident-filter.ts'
import type { ExplorerAddress } from '../address/use-explorer-address.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListHeader } from './list-header.tsx'
import { ListNotices } from './list-notices.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoIncidents } from './no-incidents.tsx'
import { useChecked } from './use-checked.ts'
import type { useIncidentList } from './use-incident-list.ts'
import { useListKeys } from './use-list-keys.ts'
import { useRowActions } from './use-row-actions.ts'
import { VirtualRows } from './virtual-rows.tsx'

const MOST_CHECKED = 1_000

interface IncidentListPanelProps {
  readonly address: ExplorerAddress
  readonly incidentList: ReturnType<typeof useIncidentList>
  readonly search: ReturnType<typeof useSearchText>
  readonly onOpen: (incident: ShownIncident) => void
  readonly onSelect: (id: string) => void
  readonly onAskDelete: (incident: ShownIncident) => void
}

export function IncidentListPanel(props: IncidentListPanelProps) {
  const { address, incidentList, search, onOpen, onSelect, onAskDelete } = props
  const { list, incidents, refresh, prefetch } = incidentList
  const searchBox = useRef<HTMLInputElement>(null)
  const { checked, toggle, choose } = useChecked()
  const actions = useRowActions({ select: onSelect, open: onOpen, askDelete: onAskDelete, check: toggle })
  useListKeys({ incidents, searchBox, prefetch, onSelect, onOpen, onCheck: toggle, onAskDelete })
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage])
  // With what is typed and has not reached the address yet: a filter chosen meanwhile takes it along.
  const filter = { ...address.filter, q: search.text }
  const narrow = (next: IncidentFilter) => {
    search.put(next.q)
    address.setFilter(next)
  }
  return (
    <section aria-label="Incident Explorer" className="bg-panel flex h-full flex-col">
      <ListHeader count={countOf(incidentList, search.text)} onRefresh={refresh} />
      <SearchField
        ref={searchBox}
        label="Search incidents"
        placeholder="Search title or severity"
        value={search.text}
        onChange={search.setText}
        className="mx-3 mb-2"
      />
      <FilterBar filter={filter} services={servicesOf(incidents)} onChange={narrow} />
      {checked.size > 0 ? (
        <BulkBar
          checked={checked}
          onCheckAll={() => choose(incidents.slice(0, MOST_CHECKED).map(({ incident_id }) => incident_id))}
          onClear={() => choose([])}
        />
      ) : null}
      <ListNotices
        outdated={incidentList.outdated}
        isProcessing={incidentList.isProcessing}
        arrivalCount={incidents.length > 0 ? incidentList.arrivals.length : 0}
        onShowArrivals={() => void refresh()}
      />
      <div className="min-h-0 flex-1">
        {incidents.length > 0 ? (
          <VirtualRows
            incidents={incidents}
            // A search is always by last activity.
            sort={search.text.trim() === '' ? filter.sort : 'activity'}
            selectedId={address.selectedId}
            checked={checked}
            actions={actions}
            onNearEnd={loadMore}
          />
        ) : isAwaited(incidentList, search.text, address) ? (
          <ListSkeleton />
        ) : (
          <NoIncidents
            isNarrowed={isFiltering(filter)}
            onClearFilters={() => narrow({ ...NO_FILTER, sort: filter.sort })}
          />
        )}
      </div>
    </section>
  )
}

type IncidentList = IncidentListPanelProps['incidentList']

/** What is loaded matches nothing, but the server has not been heard yet. */
const isAwaited = ({ list }: IncidentList, searchText: string, { filter }: ExplorerAddress) =>
  list.isPending || list.isPlaceholderData || searchText !== filter.q

/** Of a search, what is found here; else what the server counted. Null while it has not. */
function countOf({ list, incidents, total }: IncidentList, searchText: string): string | null {
  if (list.isPending) return null
  return searchText.trim() === '' ? `${total?.value ?? 0}${total?.more ? '+' : ''}` : String(incidents.length)
}

const servicesOf = (incidents: readonly ShownIncident[]) =>
  [...new Set(incidents.map(({ service }) => service).filter((name) => name !== null))].toSorted()
