import type { IncomingHttpHeaders } from 'node:http'
import { AppError } from '@holdfast/runtime/app-error'
import { isApiKey, readBearer } from './read-api-key.ts'

/**
 * Where the dashboard's session comes along, it must be of the key's company. The session grants nothing here, so its
 * signature does not matter: a forged one can only get its own request refused.
 */
export function assertSameCompany(headers: IncomingHttpHeaders, customerId: string): void {
  const bearer = readBearer(headers)
  if (bearer === undefined || isApiKey(bearer)) return
  const claimed = readCustomerId(bearer)
  if (claimed !== undefined && claimed !== customerId) {
    throw new AppError('key_mismatch', 'This API key belongs to another company.')
  }
}

function readCustomerId(token: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    if (typeof claims !== 'object' || claims === null || !('customer_id' in claims)) return undefined
    return typeof claims.customer_id === 'string' ? claims.customer_id : undefined
  } catch {
    return undefined
  }
}
