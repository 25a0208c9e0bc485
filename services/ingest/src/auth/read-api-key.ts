import type { IncomingHttpHeaders } from 'node:http'

/** A bearer that is no API key is the dashboard's session. */
export const isApiKey = (text: string): boolean => text.startsWith('hf_')

/** From `x-api-key`, `Authorization: Bearer` or the query; undefined when none of them names one. */
export function readApiKey(headers: IncomingHttpHeaders, query?: unknown): string | undefined {
  const header = headers['x-api-key']
  if (typeof header === 'string' && header !== '') return header
  const bearer = readBearer(headers)
  if (bearer !== undefined && isApiKey(bearer)) return bearer
  if (typeof query === 'object' && query !== null && 'api_key' in query && typeof query.api_key === 'string') {
    return query.api_key === '' ? undefined : query.api_key
  }
  return undefined
}

export function readBearer(headers: IncomingHttpHeaders): string | undefined {
  return /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}
