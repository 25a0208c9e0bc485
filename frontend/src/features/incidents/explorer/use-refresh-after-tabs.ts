import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { incidentKeys } from '../../../lib/incidents/incident-keys.ts'

const TAB_REFRESH_MS = 500

/** After a change of the tabs with one active, the list is brought up to date. */
export function useRefreshAfterTabs(tabCount: number, activeId: string | null): void {
  const client = useQueryClient()
  useEffect(() => {
    if (tabCount === 0 || activeId === null) return
    const timer = setTimeout(() => void client.invalidateQueries({ queryKey: incidentKeys.heads }), TAB_REFRESH_MS)
    return () => clearTimeout(timer)
  }, [client, tabCount, activeId])
}
