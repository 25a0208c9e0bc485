import { useLayoutEffect, useMemo, useRef } from 'react'
import type { RowActions } from './row-actions.ts'

/** The same object for good: a row is drawn again only when its own incident or mark changed. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      select: (id) => latest.current.select(id),
      open: (incident) => latest.current.open(incident),
      askDelete: (incident) => latest.current.askDelete(incident),
      check: (id) => latest.current.check(id),
    }),
    [],
  )
}
