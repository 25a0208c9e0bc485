import type { Locator, Page } from 'playwright-core'

/** Waits until the text stands on the page, whole. */
export const seeText = (within: Page | Locator, text: string | RegExp): Promise<void> =>
  within
    .getByText(text, { exact: typeof text === 'string' })
    .first()
    .waitFor()

export const seePath = (page: Page, path: string): Promise<void> => page.waitForURL((url) => url.pathname === path)
