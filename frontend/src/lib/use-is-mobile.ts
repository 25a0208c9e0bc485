import { useSyncExternalStore } from 'react'

const useMedia = (media: MediaQueryList): boolean =>
  useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => media.matches,
  )

const belowDesk = matchMedia('(width < 1024px)')
const phone = matchMedia('(width < 640px)')

export const useIsMobile = (): boolean => useMedia(belowDesk)

/** Where a picture must grow downwards instead of to the right. */
export const useIsPhone = (): boolean => useMedia(phone)
