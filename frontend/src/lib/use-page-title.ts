import { useEffect } from 'react'

/** Names the browser's tab while the screen is there, and gives the former name back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const former = document.title
    document.title = `${title} · Holdfast`
    return () => {
      document.title = former
    }
  }, [title])
}
