import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import { screens } from './screens/screens.ts'
import { member } from './stand-in/people.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'
import { answer, seedStorage, storedAuth } from './use-dashboard.ts'

const OUTPUT = path.resolve(import.meta.dirname, '../screenshots')

/** A call that is held for the picture keeps the network busy: then what is drawn by now counts. */
const SETTLED_MS = 3_000

const shapes = [
  { name: 'light', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'dark', width: 1440, height: 900, colorScheme: 'dark' },
  { name: 'phone', width: 360, height: 780, colorScheme: 'dark' },
] as const

const wanted = process.argv[2] ? new RegExp(process.argv[2]) : /./
const browser = await launchBrowser()
await mkdir(OUTPUT, { recursive: true })
for (const shape of shapes) {
  for (const screen of screens) {
    const file = `${screen.name}-${shape.name}`
    if (!wanted.test(file)) continue
    const complain = (what: string) => process.stderr.write(`${file}: ${what}\n`)
    const standIn = await startStandIn(screen.standIn)
    const context = await browser.newContext({
      viewport: { width: shape.width, height: shape.height },
      colorScheme: shape.colorScheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Failed to load resource'))
        complain(message.text())
    })
    page.on('pageerror', (error) => complain(error.message))
    const settle = async () => {
      await page.waitForLoadState('networkidle', { timeout: SETTLED_MS }).catch(() => undefined)
      await page.evaluate(() => document.fonts.ready)
    }
    if (screen.user) await seedStorage(page, storedAuth(screen.user))
    if (screen.user === member) await answer(page, '**/auth/me', 503, {})
    await screen.before?.(page)
    await page.goto(standIn.url + screen.path)
    await settle()
    await screen.prepare?.(page).catch((error: Error) => complain(error.message))
    await settle()
    // A page that has not drawn yet is no picture of a screen.
    await page
      .waitForFunction(() => document.body.innerText.trim() !== '')
      .catch((error: Error) => complain(error.message))
    // Fonts and menus are there; the last frame of what opened is not.
    await page.waitForTimeout(250)
    await page.screenshot({ path: path.join(OUTPUT, `${file}.png`) })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow > 0) complain(`${overflow} px wider than the screen`)
    await context.close()
    await standIn.close()
  }
}
await browser.close()
