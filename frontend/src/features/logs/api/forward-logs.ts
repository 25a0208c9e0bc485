import { ForwardLogsResult } from '@holdfast/contracts/logs'
import { request } from '../../../lib/api/request.ts'
import { requireApiKey } from '../../../lib/api/require-api-key.ts'

const TIMEOUT_MS = 300_000

/** The specification names two counts; the rest may be missing. */
const ShownForwardResult = ForwardLogsResult.extend({
  incident_ids: ForwardLogsResult.shape.incident_ids.default([]),
  looked_at: ForwardLogsResult.shape.looked_at.default(null),
})

export const forwardLogs = (content: string, signal: AbortSignal) => {
  const apiKey = requireApiKey()
  return request(ShownForwardResult, {
    method: 'POST',
    path: '/api/v1/logs/forward',
    // Before the body too: a large text of an unknown sender is not read.
    headers: { 'x-api-key': apiKey },
    body: { log_content: content, api_key: apiKey },
    timeoutMs: TIMEOUT_MS,
    signal,
  })
}
