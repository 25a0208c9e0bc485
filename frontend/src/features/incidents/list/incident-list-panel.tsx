import { Inbox, RefreshCw, Search } from 'lucide-react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ShownIncident } from '../../../lib/incidents/shown-incident.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { currentSelectedId } from '../address/current-address.ts'
import type { ExplorerAddress } from '../address/use-explorer-address.ts'
import { BulkBar } from './bulk-bar.tsx'
import { FilterBar } from './filter-bar.tsx'
import { isFiltering, NO_FILTER, type IncidentFilter } from '../address/incident-filter.ts'
import { OutdatedBanner } from './outdated-banner.tsx'
import { SampleButton } from './sample-button.tsx'
import type { useIncidentList } from './use-incident-list.ts'
import type { useSearchText } from '../../../lib/use-search-text.ts'
import { VirtualRows } from './virtual-rows.tsx'

interface IncidentListPanelProps {
  readonly address: ExplorerAddress
  readonly incidentList: ReturnType<typeof useIncidentList>
  readonly search: ReturnType<typeof useSearchText>
  readonly onOpen: (incident: ShownIncident) => void
  readonly onSelect: (id: string) => void
  readonly onAskDelete: (incident: ShownIncident) => void
}

export function IncidentListPanel({
  address,
  incidentList,
  search,
  onOpen,
  onSelect,
  onAskDelete,
}: IncidentListPanelProps) {
  const { list, incidents, arrivals, isProcessing, outdated, refresh, prefetch, total } = incidentList
  const { filter, selectedId, setFilter } = address
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [isRefreshing, setIsRefreshing] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)

  const check = useCallback((id: string) => {
    setChecked((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  // The same object for good: a row is drawn again only when its own incident or mark changed.
  const latest = useRef({ onOpen, onSelect, onAskDelete })
  useLayoutEffect(() => {
    latest.current = { onOpen, onSelect, onAskDelete }
  })
  const actions = useMemo(
    () => ({
      select: (id: string) => latest.current.onSelect(id),
      open: (incident: ShownIncident) => latest.current.onOpen(incident),
      askDelete: (incident: ShownIncident) => latest.current.onAskDelete(incident),
      check,
    }),
    [check],
  )
  const step = (by: number) => {
    const at = currentSelectedId()
    const index = incidents.findIndex(({ incident_id }) => incident_id === at)
    const next = incidents[index < 0 ? 0 : Math.min(incidents.length - 1, Math.max(0, index + by))]
    if (!next) return
    prefetch(next.incident_id)
    onSelect(next.incident_id)
  }
  const withSelected = (run: (incident: ShownIncident) => void) => () => {
    const at = currentSelectedId()
    const incident = incidents.find(({ incident_id }) => incident_id === at)
    if (incident) run(incident)
  }
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    o: withSelected(onOpen),
    Enter: withSelected(onOpen),
    x: withSelected(({ incident_id }) => check(incident_id)),
    Delete: withSelected(onAskDelete),
    '/': () => searchBox.current?.focus(),
  })
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage])
  const refreshAll = async () => {
    setIsRefreshing(true)
    await refresh()
    setIsRefreshing(false)
  }
  // What is loaded matches nothing, but the server has not been heard yet.
  const isSearching = list.isPlaceholderData || search.text !== filter.q
  // With what is typed and has not reached the address yet: a filter chosen meanwhile takes it along.
  const shownFilter = { ...filter, q: search.text }
  const choose = (next: IncidentFilter) => {
    search.put(next.q)
    setFilter(next)
  }
  const isNarrowed = isFiltering(shownFilter)
  const isSearched = search.text.trim() !== ''
  const count = !isSearched ? `${total?.value ?? 0}${total?.more ? '+' : ''}` : String(incidents.length)

  return (
    <section aria-label="Incident Explorer" className="bg-panel flex h-full flex-col">
      <header className="flex items-center gap-2 px-3 pt-3 pb-2">
        <h2 className="text-xs font-semibold tracking-wider">INCIDENT EXPLORER</h2>
        {list.isPending ? null : (
          <span
            aria-label={`${count} incidents`}
            className="bg-hover text-soft tabular rounded-sm px-1.5 text-xs font-medium"
          >
            {count}
          </span>
        )}
        <IconButton label="Refresh" className="ml-auto" disabled={isRefreshing} onClick={() => void refreshAll()}>
          {isRefreshing ? <Spinner size={15} /> : <RefreshCw size={15} aria-hidden />}
        </IconButton>
      </header>
      <div className="relative px-3 pb-2">
        <Search size={14} aria-hidden className="text-faint absolute top-[11px] left-5.5 max-lg:top-[15px]" />
        <input
          ref={searchBox}
          type="search"
          aria-label="Search incidents"
          placeholder="Search title or severity"
          value={search.text}
          onChange={(event) => search.setText(event.target.value)}
          className="hit-target border-line bg-raised placeholder:text-faint h-9 w-full rounded-md border pr-2 pl-8 text-sm"
        />
      </div>
      <FilterBar
        filter={shownFilter}
        services={[...new Set(incidents.map(({ service }) => service).filter((name) => name !== null))].toSorted()}
        onChange={choose}
      />
      {checked.size > 0 ? (
        <BulkBar
          checked={checked}
          onCheckAll={() => setChecked(new Set(incidents.slice(0, 1_000).map(({ incident_id }) => incident_id)))}
          onClear={() => setChecked(new Set())}
        />
      ) : null}
      {outdated ? <OutdatedBanner {...outdated} /> : null}
      {isProcessing ? (
        <div role="status" className="bg-hover text-soft flex items-center gap-2 px-4 py-1.5 text-sm">
          <Spinner size={14} />
          Processing logs...
        </div>
      ) : null}
      {arrivals.length > 0 && incidents.length > 0 ? (
        <button
          type="button"
          onClick={() => void refreshAll()}
          className="bg-accent-fill mx-3 mb-2 h-8 rounded-md text-sm font-medium text-white"
        >
          {arrivals.length} new {arrivals.length === 1 ? 'incident' : 'incidents'} · Show
        </button>
      ) : null}
      <div className="min-h-0 flex-1">
        {list.isPending || (incidents.length === 0 && isSearching) ? (
          <ListSkeleton />
        ) : incidents.length === 0 ? (
          <EmptyState
            icon={<Inbox size={22} aria-hidden />}
            title="No incidents found"
            text={
              isNarrowed
                ? 'Nothing matches this search and these filters.'
                : 'Send some logs with Log Forwarding, or deploy an agent, and incidents appear here.'
            }
          >
            {isNarrowed ? (
              <Button onClick={() => choose({ ...NO_FILTER, sort: filter.sort })}>Clear filters</Button>
            ) : (
              <>
                <Link
                  to="/dashboard/logs?view=forward"
                  className="hit-target bg-accent-fill inline-flex h-9 items-center rounded-md px-3.5 text-sm font-medium text-white"
                >
                  Log Forwarding
                </Link>
                <SampleButton />
              </>
            )}
          </EmptyState>
        ) : (
          <VirtualRows
            incidents={incidents}
            // A search is always by last activity.
            sort={isSearched ? 'activity' : filter.sort}
            selectedId={selectedId}
            checked={checked}
            actions={actions}
            onNearEnd={loadMore}
          />
        )}
      </div>
    </section>
  )
}

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading incidents" className="px-4 pt-8">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className="flex h-16 gap-2.5 pt-3">
          <Skeleton className="mt-1 size-2.5 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className={index % 3 === 1 ? 'h-3.5 w-3/5' : 'h-3.5 w-4/5'} />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
