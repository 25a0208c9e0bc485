import { useCallback, useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { FILTER_NAMES, readFilter, writeFilter, type IncidentFilter } from './incident-filter.ts'
import { BASE, currentQuery } from './current-address.ts'

function setOrDelete(query: URLSearchParams, name: string, value: string): void {
  if (value === '') query.delete(name)
  else query.set(name, value)
}

/** The filter of the address, and what else belongs to the next one. */
function keepFilter(extra: Readonly<Record<string, string>> = {}): string {
  const current = currentQuery()
  const kept = new URLSearchParams()
  for (const name of FILTER_NAMES) setOrDelete(kept, name, current.get(name) ?? '')
  for (const [name, value] of Object.entries(extra)) kept.set(name, value)
  return kept.size > 0 ? `?${kept}` : ''
}

/** The address is the state: the open tab is its path; filter, selection, view and cited line its query. */
export function useExplorerAddress() {
  const { incidentId } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const filter = useMemo(() => readFilter(params), [params])

  const change = useCallback(
    (edit: (query: URLSearchParams) => void, isReplacing = true) => {
      const query = currentQuery()
      edit(query)
      // The path is named: the open tab may have changed since this was drawn.
      void navigate({ pathname: location.pathname, search: String(query) }, { replace: isReplacing })
    },
    [navigate],
  )
  const setQuery = useCallback((q: string) => change((query) => setOrDelete(query, 'q', q)), [change])

  return {
    activeId: incidentId ?? null,
    selectedId: params.get('selected') ?? incidentId ?? null,
    isPreview: params.has('selected'),
    filter,
    view: params.get('view') ?? 'summary',
    lineId: params.get('line'),
    listState: params.get('list'),
    select: (id: string) =>
      void navigate(BASE + keepFilter({ selected: id }), { replace: currentQuery().has('selected') }),
    open: (id: string, extra?: Record<string, string>) => void navigate(`${BASE}/${id}${keepFilter(extra)}`),
    leave: () => void navigate(BASE + keepFilter()),
    setFilter: (next: IncidentFilter) =>
      change((query) => {
        const written = writeFilter(query, next)
        for (const name of FILTER_NAMES) setOrDelete(query, name, written.get(name) ?? '')
      }),
    setQuery,
    closeList: () => change((query) => query.delete('list')),
    show: (view: string, lineId?: string) =>
      change((query) => {
        query.set('view', view)
        setOrDelete(query, 'line', lineId ?? '')
      }, !lineId),
  }
}

export type ExplorerAddress = ReturnType<typeof useExplorerAddress>
