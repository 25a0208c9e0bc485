import { useEffect } from 'react'

/** Names the browser's tab while the screen is there, and gives the previous name back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const previous = document.title
    document.title = `${title} · Holdfast`
    return () => {
      document.title = previous
    }
  }, [title])
}
