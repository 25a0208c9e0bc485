import { describe, expect, it } from 'vitest'
import { complaintsOf, everydayScreens, settle } from './judge-screen.ts'
import { useDashboard } from './use-dashboard.ts'

const { open } = useDashboard({ incidentCount: 8 })

/** The others, the dark theme and the phone are judged at night. */
describe('a screen of each kind', () => {
  it.each(everydayScreens)('is clean to axe, and fits a phone: $path', async ({ path, user }) => {
    const page = await open(path, { user, colorScheme: 'light' })
    await settle(page, path)
    expect(await complaintsOf(page, path)).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await settle(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
