import { leaveUnsent, takeUpUnsent } from './unsent-texts.ts'

const KEY = 'unsent_texts'

/** The tab's own storage: it goes with the tab, and no other one sees it. */
export function keepOverReload(): void {
  try {
    takeUpUnsent(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    // Another release may have left it in another shape.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(KEY, leaveUnsent())
    } catch {
      // A paste of megabytes is more than a browser keeps: what it kept before is older than nothing.
      sessionStorage.removeItem(KEY)
    }
  })
}
