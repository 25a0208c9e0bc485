import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

/** Asks again for everything that is shown of incidents: the lists, and whatever is open. */
export function useRefreshIncidents(): () => Promise<void> {
  const client = useQueryClient()
  return useCallback(async () => {
    await client.invalidateQueries({ queryKey: incidentKeys.details })
    await client.invalidateQueries({ queryKey: incidentKeys.lists })
  }, [client])
}
