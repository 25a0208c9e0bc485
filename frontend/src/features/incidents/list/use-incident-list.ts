import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { detailQuery } from '../../../lib/incidents/detail-query.ts'
import { headQuery, listQuery } from '../api/list-query.ts'
import type { IncidentFilter } from '../address/incident-filter.ts'
import { matchesSearch } from './matches-search.ts'
import { useChanges } from './use-changes.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import type { ShownIncident, ShownIncidentPage } from '../../../lib/incidents/shown-incident.ts'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'

type IncidentPages = UseInfiniteQueryResult<InfiniteData<ShownIncidentPage>>

const OPENING_REFRESH_MS = 50

function useIsOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpened(true), OPENING_REFRESH_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpened
}

/** The loaded pages, with what the newest one says of them; and what it has beyond them. */
function useMergedPages(pages: readonly ShownIncidentPage[] | undefined, newest: readonly ShownIncident[] | undefined) {
  const loaded = useMemo(() => pages?.flatMap((page) => page.incidents) ?? [], [pages])
  const incidents = useMemo(() => {
    const fresh = new Map(newest?.map((incident) => [incident.incident_id, incident]))
    return loaded.map((incident) => {
      const newer = fresh.get(incident.incident_id)
      return newer && newer.updated_at >= incident.updated_at ? newer : incident
    })
  }, [loaded, newest])
  const arrivals = useMemo(() => {
    const unknown = new Map(newest?.map((incident) => [incident.incident_id, incident]))
    for (const { incident_id } of loaded) unknown.delete(incident_id)
    return [...unknown.values()]
  }, [loaded, newest])
  return { loaded, incidents, arrivals }
}

/** A server that knows no such call is polled for the list alone. */
const failureOf = (error: Error | null) => (error instanceof ApiError && error.status === 404 ? null : error)

interface CatchUp {
  readonly isReachable: boolean
  readonly isLoaded: boolean
  readonly hasArrivals: boolean
}

/** Loads what was missed: while the server was away, or because nobody is reading an empty list. */
function useCatchUp(
  { refetch, isError, isSuccess, data }: Pick<IncidentPages, 'refetch' | 'isError' | 'isSuccess' | 'data'>,
  { isReachable, isLoaded, hasArrivals }: CatchUp,
): void {
  const wasMissed = isError && isLoaded
  useEffect(() => {
    if (isReachable && wasMissed) void refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- only its coming back, or a list that always fails is asked for without end
  }, [isReachable])
  const isEmpty = isSuccess && data?.pages.every((page) => page.incidents.length === 0) === true
  useEffect(() => {
    if (isEmpty && hasArrivals) void refetch()
  }, [isEmpty, hasArrivals, refetch])
}

/** The list as shown: loaded pages, brought up to date by the head; new arrivals only counted. */
export function useIncidentList(filter: IncidentFilter, searchText: string) {
  const client = useQueryClient()
  const isOpened = useIsOpened()
  const list = useInfiniteQuery({ ...listQuery(filter), enabled: isOpened, placeholderData: keepPreviousData })
  const isLoaded = list.data !== undefined
  const head = useQuery({ ...headQuery(filter), enabled: isOpened && isLoaded })
  const changes = useChanges(isOpened && isLoaded)
  const isProcessing = changes.data?.is_processing ?? false

  useEffect(() => {
    if (!isProcessing) void client.invalidateQueries({ queryKey: incidentKeys.heads })
  }, [isProcessing, client])

  const { loaded, incidents, arrivals } = useMergedPages(list.data?.pages, head.data?.incidents)

  const search = useDeferredValue(searchText)
  const shown = useMemo(() => incidents.filter((incident) => matchesSearch(incident, search)), [incidents, search])

  const refresh = useRefreshIncidents()
  const failure = list.error ?? head.error ?? failureOf(changes.error)
  useCatchUp(list, { isReachable: !changes.isError, isLoaded, hasArrivals: arrivals.length > 0 })

  const asOfMs = Math.max(list.dataUpdatedAt, head.dataUpdatedAt, changes.dataUpdatedAt)
  const prefetch = (id: string) => void client.prefetchQuery(detailQuery(id))
  return {
    list,
    incidents: shown,
    loaded,
    arrivals,
    isProcessing,
    /** What the shown list could not be brought up to date for, and when it last was. */
    outdated: failure && isLoaded ? { failure, atMs: asOfMs } : null,
    refresh,
    prefetch,
    total: list.data?.pages.at(-1)?.total,
  }
}
