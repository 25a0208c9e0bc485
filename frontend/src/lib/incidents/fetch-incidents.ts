import { request } from '../api/request.ts'
import { requireApiKey } from '../api/require-api-key.ts'
import { ShownIncidentPage } from './shown-incident.ts'

export interface ListParameters {
  readonly limit?: number
  readonly offset?: number
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly severity?: string | undefined
  readonly assigned_to?: string | undefined
  readonly service?: string | undefined
  readonly since?: string | undefined
  readonly until?: string | undefined
  readonly sort?: string | undefined
}

/** Where the server tells no total, a full page says that there is more. */
export async function fetchIncidents(
  { limit = 100, offset = 0, ...filters }: ListParameters,
  signal?: AbortSignal,
): Promise<ShownIncidentPage> {
  const { incidents, total } = await request(ShownIncidentPage, {
    path: '/api/v1/dashboard/incidents',
    query: { api_key: requireApiKey(), limit, offset, ...filters },
    ...(signal ? { signal } : {}),
  })
  return { incidents, total: total ?? { value: offset + incidents.length, more: incidents.length === limit } }
}
