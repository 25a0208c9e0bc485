import { useSyncExternalStore } from 'react'

const narrow = matchMedia('(width < 1024px)')

export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener)
      return () => narrow.removeEventListener('change', listener)
    },
    () => narrow.matches,
  )
