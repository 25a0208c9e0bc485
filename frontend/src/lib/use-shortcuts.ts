import { useEffect, useLayoutEffect, useRef } from 'react'

type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>

const isTyping = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Escape gives the keys back to the page, whatever box was being typed in; a dialog and a menu answer to it themselves. */
export function useEscapeFromFields(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (isTyping(event.target) && !document.querySelector('dialog[open], [role="menu"]')) {
        event.target.blur()
      }
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Enter belongs to what has the focus. */
const isPressable = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary, label, [role="option"]') !== null

/** 'j', '?', 'mod+k' (⌘ or Ctrl). Plain keys rest while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  // Before the paint: no key may meet the handlers of a screen that is gone.
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const hasModifier = event.metaKey || event.ctrlKey
      if (event.altKey || event.defaultPrevented) return
      const run = latest.current[hasModifier ? `mod+${event.key.toLowerCase()}` : event.key]
      if (!run || document.querySelector('dialog[open], [role="menu"]')) return
      if (!hasModifier && isTyping(event.target)) return
      if (event.key === 'Enter' && isPressable(event.target)) return
      event.preventDefault()
      run(event)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
