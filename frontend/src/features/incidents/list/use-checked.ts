import { useCallback, useState } from 'react'

/** Which rows are selected for a bulk action. */
export function useChecked() {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback((id: string) => {
    setChecked((old) => {
      const next = new Set(old)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return { checked, toggle, choose: (ids: readonly string[]) => setChecked(new Set(ids)) }
}
