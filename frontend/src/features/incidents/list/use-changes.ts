import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { ShownChanges } from '../api/fetch-changes.ts'
import { fetchChanges } from '../api/fetch-changes.ts'
import { applyChanges } from './apply-changes.ts'
import { useLiveFeed } from './use-live-feed.ts'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

const POLL_MS = 1_500
/** What no event reports: that logs arrive. */
const LIVE_POLL_MS = 5_000

/** Hears of what is new, or asks all the time: each recurrence is seen while it is one, and a colleague's change, too. */
export function useChanges(isEnabled: boolean) {
  const client = useQueryClient()
  const ask = useCallback(() => void client.invalidateQueries({ queryKey: incidentKeys.changes }), [client])
  const isLive = useLiveFeed(isEnabled, ask)
  return useQuery({
    queryKey: incidentKeys.changes,
    queryFn: async ({ signal }) => {
      const before = client.getQueryData<ShownChanges>(incidentKeys.changes)
      const answer = await fetchChanges(before?.cursor, signal)
      const told = new Set(before?.changes.map(({ incident_id, changed_at }) => `${incident_id} ${changed_at}`))
      if (answer.has_more) void client.invalidateQueries({ queryKey: incidentKeys.lists })
      applyChanges(
        client,
        answer.changes.filter(({ incident_id, changed_at }) => !told.has(`${incident_id} ${changed_at}`)),
      )
      return answer
    },
    enabled: isEnabled,
    refetchInterval: isLive ? LIVE_POLL_MS : POLL_MS,
    staleTime: 0,
  })
}
