import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** The service and the search stand in the address. */
export function useMetricsAddress() {
  const [query, setQuery] = useSearchParams()
  const put = useCallback(
    (name: string, value: string) =>
      setQuery(
        (current) => {
          const next = new URLSearchParams(current)
          if (value === '') next.delete(name)
          else next.set(name, value)
          return next
        },
        { replace: true },
      ),
    [setQuery],
  )
  const search = useCallback((q: string) => put('q', q), [put])
  return {
    service: query.get('service'),
    q: query.get('q') ?? '',
    search,
    chooseService: (service: string) => put('service', service),
  }
}

export type MetricsAddress = ReturnType<typeof useMetricsAddress>
