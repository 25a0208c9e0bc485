import type { ForwardLogsResult, LogJob } from '@holdfast/contracts/logs'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText } from '../../lib/api/error-text.ts'
import { cancelLogJob, fetchLogJob } from './api/log-job.ts'
import { forwardLogs } from './api/forward-logs.ts'
import { uploadLogs } from './api/upload-logs.ts'
import { readAuth } from '../../lib/auth/auth-storage.ts'
import { PROCESSED_DURATION_MS, showToast } from '../../lib/toast/toast-store.ts'
import { logKeys } from './api/log-keys.ts'
import { incidentKeys } from '../../lib/incidents/incident-keys.ts'

/** Bigger files are streamed instead of read into this page. */
const STREAM_FROM_BYTES = 5_000_000
const JOB_POLL_MS = 500

export type ForwardingResult = Pick<
  ForwardLogsResult,
  'incidents_detected' | 'processed_count' | 'incident_ids' | 'looked_at'
>

export type Forwarding =
  | { readonly state: 'idle' }
  | {
      readonly state: 'sending'
      readonly sentBytes: number
      readonly totalBytes: number
      readonly bytesPerSecond: number
    }
  | { readonly state: 'processing'; readonly progress: number | null }
  | { readonly state: 'success'; readonly result: ForwardingResult }
  | { readonly state: 'failure'; readonly text: string }

const pause = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs))
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

async function readText(file: File): Promise<string | null> {
  try {
    return await file.text()
  } catch (error) {
    showToast({
      type: 'error',
      title: 'File Read Error',
      message: `${file.name} could not be read: ${errorText(error)}`,
    })
    return null
  }
}

export function useForwarding() {
  const client = useQueryClient()
  const [forwarding, setForwarding] = useState<Forwarding>({ state: 'idle' })
  const abort = useRef<AbortController | null>(null)

  const finish = async (result: ForwardingResult) => {
    setForwarding({ state: 'success', result })
    showToast({
      type: 'success',
      title: 'Processing Complete',
      message: `${result.incidents_detected} incidents detected from ${result.processed_count} log lines...`,
      durationMs: PROCESSED_DURATION_MS,
    })
    await client.invalidateQueries({ queryKey: incidentKeys.lists })
    await client.invalidateQueries({ queryKey: logKeys.all })
  }
  const fail = (error: unknown) => {
    if (isAbort(error) || abort.current?.signal.aborted) {
      setForwarding({ state: 'idle' })
      showToast({ type: 'info', title: 'Cancelled', message: 'The logs were not processed.' })
      return
    }
    const text = errorText(error)
    setForwarding({ state: 'failure', text })
    showToast({ type: 'error', title: 'Log Processing Failed', message: text })
  }

  const followJob = async (jobId: string, signal: AbortSignal): Promise<LogJob> => {
    for (;;) {
      if (signal.aborted) {
        await cancelLogJob(jobId)
        throw new DOMException('Cancelled', 'AbortError')
      }
      const job = await fetchLogJob(jobId)
      if (job.status === 'done') return job
      if (job.status === 'failed') throw new Error(job.detail ?? 'The file could not be processed.')
      if (job.status === 'cancelled') throw new DOMException('Cancelled', 'AbortError')
      setForwarding({ state: 'processing', progress: job.progress })
      await pause(JOB_POLL_MS)
    }
  }
  const stream = async (file: File, signal: AbortSignal): Promise<ForwardingResult> => {
    const startedMs = performance.now()
    setForwarding({ state: 'sending', sentBytes: 0, totalBytes: file.size, bytesPerSecond: 0 })
    const { job_id } = await uploadLogs(file, {
      signal,
      onProgress: (sentBytes, totalBytes) => {
        const seconds = Math.max(0.001, (performance.now() - startedMs) / 1_000)
        setForwarding({ state: 'sending', sentBytes, totalBytes, bytesPerSecond: sentBytes / seconds })
      },
    })
    return followJob(job_id, signal)
  }

  const run = async (send: (signal: AbortSignal) => Promise<ForwardingResult>) => {
    const controller = new AbortController()
    abort.current = controller
    setForwarding({ state: 'processing', progress: null })
    try {
      await finish(await send(controller.signal))
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      abort.current = null
    }
  }

  /** True when the logs were processed. */
  const process = async (source: { readonly file: File } | { readonly text: string }): Promise<boolean> => {
    if (abort.current) return false
    if (!readAuth()?.customer.api_key) {
      showToast({
        type: 'error',
        title: 'Authentication Required',
        message: 'No API key available. Please log in again.',
      })
      return false
    }
    if ('file' in source && source.file.size >= STREAM_FROM_BYTES) return run((signal) => stream(source.file, signal))
    const text = 'file' in source ? await readText(source.file) : source.text
    if (text === null) return false
    if (text.trim() === '') {
      showToast({ type: 'warning', title: 'No Content', message: 'There is nothing but white space to process.' })
      return false
    }
    return run((signal) => forwardLogs(text, signal))
  }
  return {
    forwarding,
    isBusy: forwarding.state === 'sending' || forwarding.state === 'processing',
    process,
    cancel: () => abort.current?.abort(),
  }
}
