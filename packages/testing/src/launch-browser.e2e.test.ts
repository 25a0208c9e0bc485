import { expect, it } from 'vitest'
import { launchBrowser } from './launch-browser.ts'

it('opens a real page', async () => {
  await using browser = await launchBrowser()
  const page = await browser.newPage()
  await page.setContent('<button onclick="this.textContent=1+1+\'\'">count</button>')
  await page.getByRole('button', { name: 'count' }).click()
  expect(await page.getByRole('button').textContent()).toBe('2')
})
