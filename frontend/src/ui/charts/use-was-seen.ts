import { useEffect, useState, type RefObject } from 'react'

const AHEAD = '300px'

/** From when it is about to come into view. */
export function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (wasSeen || !element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
      },
      // The first is of the window, the second of what scrolls within it.
      { rootMargin: AHEAD, scrollMargin: AHEAD },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [wasSeen, element])
  return wasSeen
}
