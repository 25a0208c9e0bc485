import {
  CacheClearResult,
  ForwardLogsResult,
  LogJob,
  Ledger,
  SamplesLoaded,
  SamplesRemoved,
} from '@holdfast/contracts/logs'
import { request } from './request.ts'
import { requireApiKey } from './require-api-key.ts'
import { send } from './send.ts'

export const FORWARD_TIMEOUT_MS = 300_000

/** The specification names two counts; the rest may be missing. */
const ShownForwardResult = ForwardLogsResult.extend({
  incident_ids: ForwardLogsResult.shape.incident_ids.default([]),
  looked_at: ForwardLogsResult.shape.looked_at.default(null),
})
const ShownLogJob = LogJob.extend({ looked_at: LogJob.shape.looked_at.default(null) })

export const forwardLogs = (content: string, signal: AbortSignal) => {
  const apiKey = requireApiKey()
  return request(ShownForwardResult, {
    method: 'POST',
    path: '/api/v1/logs/forward',
    // Before the body too: a large text of an unknown sender is not read.
    headers: { 'x-api-key': apiKey },
    body: { log_content: content, api_key: apiKey },
    timeoutMs: FORWARD_TIMEOUT_MS,
    signal,
  })
}

export const fetchLogJob = (id: string) => request(ShownLogJob, { path: `/api/v1/logs/jobs/${id}` })
export const cancelLogJob = (id: string) => send({ method: 'DELETE', path: `/api/v1/logs/jobs/${id}` })
export const fetchLedger = (since: string) =>
  request(Ledger, { path: '/api/v1/logs/ledger', query: { api_key: requireApiKey(), since } })
export const clearCache = () =>
  request(CacheClearResult, { method: 'POST', path: '/api/v1/cache/clear', body: { api_key: requireApiKey() } })
export const loadSamples = () => request(SamplesLoaded, { method: 'POST', path: '/api/v1/samples' })
export const removeSamples = () => request(SamplesRemoved, { method: 'DELETE', path: '/api/v1/samples' })
