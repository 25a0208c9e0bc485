import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Goes to the path after the delay; never while the delay is null. */
export function useDelayedRedirect(path: string, delayMs: number | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (delayMs === null) return
    const timer = setTimeout(() => void navigate(path, { replace: true }), delayMs)
    return () => clearTimeout(timer)
  }, [path, delayMs, navigate])
}
