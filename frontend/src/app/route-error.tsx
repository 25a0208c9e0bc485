import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'
import { PageLoading } from './page-loading.tsx'

const RELOADED_KEY = 'reloaded_at'
const AGAIN_MS = 10_000

/** Each browser words it differently: a part of the page could not be fetched. */
const isMissingPart = (error: unknown) => error instanceof TypeError && /import/i.test(error.message)

/**
 * A new release removes old parts, and a busy line drops one: a fresh page has them, unless it was just tried. It only
 * asks: React draws twice what broke while it was drawn, and the second answer must be that of the first.
 */
const mayReload = (nowMs: number): boolean =>
  navigator.onLine && nowMs - Number(sessionStorage.getItem(RELOADED_KEY)) >= AGAIN_MS

export function RouteError() {
  const error = useRouteError()
  const isMissing = isMissingPart(error)
  const [isReloading] = useState(() => isMissing && mayReload(Date.now()))
  useEffect(() => {
    if (!isReloading) return
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    location.reload()
  }, [isReloading])
  if (isReloading) return <PageLoading />
  const shown = isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  return (
    <main className="min-h-dvh">
      <ErrorState
        title={isMissing ? 'This screen could not be loaded' : 'This screen broke'}
        error={isMissing ? new Error('A part of the page did not arrive.') : shown}
        hint="Reloading the page usually helps. Nothing you sent has been lost."
        onRetry={() => location.reload()}
      />
    </main>
  )
}
