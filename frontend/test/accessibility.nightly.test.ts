import { describe, expect, it } from 'vitest'
import { complaintsOf, screens, settle } from './judge-screen.ts'
import { useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 8 })

describe('each screen in the dark', () => {
  it.each(screens)('is clean to axe at every width, and fits it: $path', async ({ path, user }) => {
    const page = await open(path, { user, colorScheme: 'dark' })
    await page.locator('html[data-theme="dark"]').waitFor()
    for (const width of [1280, 768, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await settle(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      expect(await complaintsOf(page, path)).toEqual([])
    }
  })
})

describe('each screen in the light', () => {
  it.each(screens)('is clean to axe, on a phone too: $path', async ({ path, user }) => {
    const page = await open(path, { user, colorScheme: 'light' })
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await settle(page, path)
      expect(await complaintsOf(page, path)).toEqual([])
    }
  })
})
