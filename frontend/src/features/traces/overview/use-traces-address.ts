import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { firstOrderOf, SORTS, type OperationOrder, type OperationSort } from './sort-operations.ts'

const orderOf = (query: URLSearchParams): OperationOrder => {
  const sort = SORTS.find((name) => name === query.get('sort')) ?? 'calls'
  const first = firstOrderOf(sort)
  return query.has('reversed') ? { sort, isAscending: !first.isAscending } : first
}

/** Search, order and chosen service stand in the address. */
export function useTracesAddress() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          edit(next)
          return next
        },
        { replace: true },
      ),
    [setQuery],
  )
  const put = (name: string, value: string) =>
    change((next) => (value === '' ? next.delete(name) : next.set(name, value)))
  const order = orderOf(query)
  return {
    q: query.get('q') ?? '',
    service: query.get('service'),
    order,
    search: (q: string) => put('q', q),
    /** A second time takes it back. */
    chooseService: (name: string | null) => put('service', name === null || name === query.get('service') ? '' : name),
    sortBy: (sort: OperationSort) =>
      change((next) => {
        const isReversed = sort === order.sort && !next.has('reversed')
        next.set('sort', sort)
        if (isReversed) next.set('reversed', 'yes')
        else next.delete('reversed')
      }),
  }
}

export type TracesAddress = ReturnType<typeof useTracesAddress>
