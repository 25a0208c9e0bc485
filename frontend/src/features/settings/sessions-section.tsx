import { useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/error-text.ts'
import { sessionsQuery } from './api/sessions-query.ts'
import { revokeSession } from './api/revoke-session.ts'
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts'
import { relativeTimeInText } from '../../lib/time/relative-time.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { showToast } from '../../lib/toast/toast-store.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBlock } from '../../ui/skeleton.tsx'
import { nameBrowser } from './name-browser.ts'

export function SessionsSection() {
  const client = useQueryClient()
  const nowMs = useNow(30_000)
  const { data, error, refetch } = useQuery(sessionsQuery)
  const revoke = useSingleMutation({
    mutationFn: revokeSession,
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: (failure) => showToast({ type: 'error', title: 'Could not sign out', message: errorText(failure) }),
  })
  return (
    <>
      <h1 className="text-xl font-semibold tracking-tight">Sign-ins</h1>
      <p className="text-soft mt-1 text-sm">Where you are signed in. Revoke sessions you don’t recognize.</p>
      {error ? (
        <ErrorState title="Sign-ins could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Card className="mt-4">
          <ul>
            {data.sessions.map((session) => (
              <li
                key={session.id}
                className="border-line flex items-center gap-3 border-b py-2.5 text-sm first:pt-0 last:border-0 last:pb-0"
              >
                <div className="min-w-0 flex-1">
                  <p className="truncate" title={session.user_agent}>
                    {nameBrowser(session.user_agent)}
                  </p>
                  <p className="text-faint tabular text-xs">
                    {session.address} · active {relativeTimeInText(session.last_seen_at, nowMs)}
                  </p>
                </div>
                {session.is_current ? (
                  <Badge tone="good">This one</Badge>
                ) : (
                  <Button size="sm" disabled={revoke.isPending} onClick={() => revoke.mutate(session.id)}>
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <SkeletonBlock label="Loading sign-ins" />
      )}
    </>
  )
}
