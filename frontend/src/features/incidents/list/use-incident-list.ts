import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { detailQuery, headQuery, listQuery, processingQuery } from '../explorer/incident-queries.ts'
import type { IncidentFilter } from './incident-filter.ts'
import { matchesSearch } from './matches-search.ts'

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
  const head = useQuery({ ...headQuery(filter), enabled: isOpened && list.isSuccess })
  const processing = useQuery({ ...processingQuery, enabled: isOpened })
  const isProcessing = processing.data?.is_processing ?? false

  useEffect(() => {
    if (!isProcessing) void client.invalidateQueries({ queryKey: ['incidents', 'head'] })
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

  const refresh = async () => {
    await client.invalidateQueries({ queryKey: ['incident'] })
    await client.invalidateQueries({ queryKey: ['incidents'] })
  }
  const isEmpty = list.isSuccess && loaded.length === 0
  const { refetch } = list
  useEffect(() => {
    // Nobody is reading an empty list: what arrives may be shown at once.
    if (isEmpty && arrivals.length > 0) void refetch()
  }, [isEmpty, arrivals.length, refetch])

  const prefetch = (id: string) => void client.prefetchQuery(detailQuery(id))
  return {
    list,
    incidents: shown,
    loaded,
    arrivals,
    isProcessing,
    refresh,
    prefetch,
    total: list.data?.pages.at(-1)?.total,
  }
}
