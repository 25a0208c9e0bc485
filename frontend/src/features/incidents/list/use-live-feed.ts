import { useEffect, useState } from 'react'
import { followEvents } from '../api/follow-events.ts'
import { useIsVisible } from '../../../lib/use-is-visible.ts'

const BETWEEN_CALLS_MS = 500

/** The first event counts at once; those that come right after it are one more call together. */
function inBunches(run: () => void): { readonly hear: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  const hear = () => {
    if (timer !== undefined) {
      isWanted = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (isWanted) hear()
    }, BETWEEN_CALLS_MS)
    isWanted = false
  }
  return { hear, stop: () => clearTimeout(timer) }
}

/**
 * True while the server reports events by itself. A hidden tab does not listen: a browser has but six connections to a
 * server for all of its tabs.
 */
export function useLiveFeed(isEnabled: boolean, onNews: () => void): boolean {
  const isVisible = useIsVisible()
  const [isLive, setIsLive] = useState(false)
  const isListening = isEnabled && isVisible
  useEffect(() => {
    if (!isListening) return
    const abort = new AbortController()
    const { hear, stop } = inBunches(onNews)
    void followEvents({ signal: abort.signal, onEvent: hear, onLive: setIsLive })
    return () => {
      abort.abort()
      stop()
      setIsLive(false)
    }
  }, [isListening, onNews])
  return isLive
}
