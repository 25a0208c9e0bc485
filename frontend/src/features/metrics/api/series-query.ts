import { ServiceSeries } from '@holdfast/contracts/series'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { request } from '../../../lib/api/request.ts'
import { metricKeys } from './metric-keys.ts'

const REFRESH_MS = 60_000
/** A sender that was just set up is looked for. */
const FIRST_REFRESH_MS = 5_000

interface Wanted {
  readonly service: string | null
  readonly q: string
}

export const seriesQuery = ({ service, q }: Wanted) =>
  queryOptions({
    queryKey: metricKeys.series(service, q),
    queryFn: ({ signal }) =>
      request(ServiceSeries, { path: '/api/v1/series', query: { service, q: q === '' ? null : q }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.window === null ? FIRST_REFRESH_MS : REFRESH_MS),
  })
