import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import { startProduct } from './start-product.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../.github/readme/incident.png')

/** The picture of the project's README: what the real pipeline found in the demo company's logs. */
const product = await startProduct()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1.5,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  await page.goto(`${product.url}/login`)
  await page.getByPlaceholder('Your email address').fill(product.email)
  await page.getByPlaceholder('Your password').fill(product.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.locator('[data-incident]').first().dblclick()
  await page.getByRole('tab', { name: 'Summary' }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: PICTURE })
} finally {
  await browser.close()
  await product.stop()
}
