import { useEffect, useRef, useState } from 'react'
import { keepTabs } from './tab-store.ts'

interface WholeList {
  /** Everything is loaded, and nothing is filtered out. */
  readonly isWhole: boolean
  readonly loadedAtMs: number
  readonly incidents: readonly { readonly incident_id: string }[]
}

/**
 * Once per visit, with the first whole list that was loaded in it: sample data may be gone meanwhile, or what a
 * colleague merged. Tabs opened later are left alone, for the list may be older than they are.
 */
export function usePruneTabs({ isWhole, loadedAtMs, incidents }: WholeList, activeId: string | null): void {
  const [openedAtMs] = useState(() => Date.now())
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !isWhole || loadedAtMs < openedAtMs) return
    isDone.current = true
    const there = new Set(incidents.map(({ incident_id }) => incident_id))
    keepTabs((id) => id === activeId || there.has(id))
  }, [isWhole, loadedAtMs, openedAtMs, incidents, activeId])
}
