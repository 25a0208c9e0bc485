import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import { patient } from './patient.ts'
import { startProduct } from './start-product.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../.cache/readme-incident.png')

/** The one of the demo company's incidents whose summary is the fullest: two kinds of lines prove it. */
const SHOWN = 'disk full'
/** So many does the demo company have; who signs in early sees the first of them alone. */
const INCIDENTS = 3
/** What the summary draws; the live feed never lets the network rest, so that is not what to wait for. */
const CARDS = ['Cause', 'Next step', 'Lines over time', 'Confidence']

/**
 * The picture of the project's README: what the real pipeline found in the demo company's logs. A checkout's size is
 * tested: `pngquant --nofs 96` and `cwebp -lossless -z 9` make of it what is committed as `.github/readme/incident.webp`.
 */
const product = await startProduct()
const browser = await launchBrowser()
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 960 },
    deviceScaleFactor: 1.5,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(patient.timeout)
  await page.goto(`${product.url}/login`)
  await page.getByPlaceholder('Your email address').fill(product.email)
  await page.getByPlaceholder('Your password').fill(product.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  const rows = page.locator('[data-incident]')
  const arrivals = page.getByRole('button', { name: / · Show$/ })
  while ((await rows.count()) < INCIDENTS) {
    await rows
      .nth(INCIDENTS - 1)
      .or(arrivals)
      .first()
      .waitFor()
    if (await arrivals.isVisible()) await arrivals.click()
  }
  await rows.filter({ hasText: SHOWN }).dblclick()
  const summary = page.getByRole('tabpanel', { name: 'Summary' })
  for (const name of CARDS) await summary.getByRole('heading', { name, exact: true }).waitFor()
  await summary.locator('mark').first().waitFor()
  await page.getByText('Processing logs...').waitFor({ state: 'hidden' })
  // The pointer would leave the row with its menu open for a click.
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: PICTURE })
} finally {
  await browser.close()
  await product.stop()
}
