export const BASE = '/dashboard/incidents'

/**
 * The address as it is, not as the screen last drew it: keys come faster than frames,
 * and each has to count from where the one before it led.
 */
export const currentQuery = (): URLSearchParams => new URLSearchParams(location.search)

export function currentActiveId(): string | null {
  const id = location.pathname.startsWith(`${BASE}/`) ? location.pathname.slice(BASE.length + 1) : ''
  return id === '' ? null : decodeURIComponent(id)
}

export const currentSelectedId = (): string | null => currentQuery().get('selected') ?? currentActiveId()
