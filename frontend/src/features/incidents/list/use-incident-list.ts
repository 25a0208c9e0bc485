import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { detailQuery } from '../api/detail-query.ts'
import { headQuery, listQuery } from '../api/list-query.ts'
import type { IncidentFilter } from '../address/incident-filter.ts'
import { matchesSearch } from './matches-search.ts'
import { useChanges } from './use-changes.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { useRefreshIncidents } from '../api/use-refresh-incidents.ts'

const OPENING_REFRESH_MS = 50

function useIsOpened(): boolean {
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOpened(true), OPENING_REFRESH_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOpened
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

  const loaded = useMemo(() => list.data?.pages.flatMap((page) => page.incidents) ?? [], [list.data])
  const newest = head.data?.incidents
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

  const search = useDeferredValue(searchText)
  const shown = useMemo(() => incidents.filter((incident) => matchesSearch(incident, search)), [incidents, search])

  const refresh = useRefreshIncidents()
  // A server that knows no such call is polled for the list alone.
  const isUnknown = changes.error instanceof ApiError && changes.error.status === 404
  const failure = list.error ?? head.error ?? (isUnknown ? null : changes.error)
  const { refetch } = list
  const isReachable = !changes.isError
  const wasMissed = list.isError && isLoaded
  useEffect(() => {
    // The server is back: what could not be loaded meanwhile is.
    if (isReachable && wasMissed) void refetch()
    // oxlint-disable-next-line react/exhaustive-deps -- only its coming back, or a list that always fails is asked for without end
  }, [isReachable])
  const isEmpty = list.isSuccess && loaded.length === 0
  useEffect(() => {
    // Nobody is reading an empty list: what arrives may be shown at once.
    if (isEmpty && arrivals.length > 0) void refetch()
  }, [isEmpty, arrivals.length, refetch])

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
