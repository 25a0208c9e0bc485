import type { RefObject } from 'react'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'

/** j and k move between the rows' links; Enter follows one by itself. */
export function useRowKeys(container: RefObject<HTMLElement | null>): void {
  const move = (step: 1 | -1) => {
    const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const row = document.activeElement?.closest('tr, li')?.querySelector<HTMLElement>('[data-row]')
    const at = row ? links.indexOf(row) : -1
    const next = links[at === -1 ? 0 : Math.min(links.length - 1, Math.max(0, at + step))]
    next?.focus()
  }
  useShortcuts({ j: () => move(1), k: () => move(-1) })
}
