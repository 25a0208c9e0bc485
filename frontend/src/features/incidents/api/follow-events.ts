import { LiveEvent } from '@holdfast/contracts/live-feed'
import { ApiError } from '../../../lib/api/api-error.ts'
import { readServerEvents } from '../../../lib/api/read-server-events.ts'
import { send } from '../../../lib/api/send.ts'

const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

interface Following {
  readonly signal: AbortSignal
  readonly onEvent: (event: LiveEvent) => void
  /** Whether the server reports events by itself just now. */
  readonly onLive: (isLive: boolean) => void
}

const pause = (delayMs: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function followOnce({ signal, onEvent, onLive }: Following): Promise<void> {
  const response = await send({ path: '/api/v1/events', headers: { accept: 'text/event-stream' }, signal })
  onLive(true)
  for await (const data of readServerEvents(response)) {
    const event = LiveEvent.safeParse(JSON.parse(data))
    // A newer server may report more than we know.
    if (event.success) onEvent(event.data)
  }
}

const isRefused = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429

/** Follows until it is told to stop, or the server knows no such call. The server ends each stream after a while. */
export async function followEvents(following: Following): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!following.signal.aborted) {
    try {
      await followOnce(following)
      pauseMs = FIRST_PAUSE_MS
    } catch (error) {
      pauseMs = isRefused(error) ? Number.POSITIVE_INFINITY : Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
    }
    if (following.signal.aborted) return
    following.onLive(false)
    if (pauseMs === Number.POSITIVE_INFINITY) return
    await pause(pauseMs, following.signal)
  }
}
