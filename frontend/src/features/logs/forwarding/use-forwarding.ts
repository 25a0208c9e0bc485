import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText } from '../../../lib/api/error-text.ts'
import { readAuth } from '../../../lib/auth/auth-storage.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'
import { PROCESSED_DURATION_MS, showToast } from '../../../lib/toast/toast-store.ts'
import { forwardLogs } from '../api/forward-logs.ts'
import { logKeys } from '../api/log-keys.ts'
import type { Forwarding, ForwardingResult } from './forwarding.ts'
import { readText } from './read-text.ts'
import { sendFile } from './send-file.ts'

/** Bigger files are streamed instead of read into this page. */
const STREAM_FROM_BYTES = 5_000_000

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

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
    if ('file' in source && source.file.size >= STREAM_FROM_BYTES)
      return run((signal) => sendFile(source.file, { signal, onChange: setForwarding }))
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
