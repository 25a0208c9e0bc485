import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ErrorState } from '../ui/error-state.tsx'

/** A new release removes old chunks: reloading fetches the page that knows the new ones. */
const isStalePage = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|import/i.test(error.message)

export function RouteError() {
  const error = useRouteError()
  const shown = isRouteErrorResponse(error) ? new Error(`${error.status} ${error.statusText}`) : error
  return (
    <main className="min-h-dvh">
      <ErrorState
        title={isStalePage(error) ? 'A new version is available' : 'This screen broke'}
        error={shown}
        hint="Reloading the page usually helps. Nothing you sent has been lost."
        onRetry={() => location.reload()}
      />
    </main>
  )
}
