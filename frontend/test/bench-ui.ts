import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Page } from 'playwright-core'
import { admin } from './stand-in/people.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'
import { seedStorage, storedAuth } from './use-dashboard.ts'

const DIST = path.resolve(import.meta.dirname, '../dist')
const INCIDENTS = 10_000

/** What the sign-in page makes a browser fetch before it can run. */
function initialJsBytes(): number {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file)
  return files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file))).length, 0)
}

async function measurePaint(page: Page, address: string) {
  await page.addInitScript(() => {
    const seen = { paintMs: 0, shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.paintMs = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address)
  await page.locator('[data-incident]').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page.evaluate(() => (window as unknown as { seen: { paintMs: number; shift: number } }).seen)
}

/** Scrolls a row or two per frame over the whole list as it loads, and notes the longest frame. */
const measureScroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ longestMs: number; p95Ms: number; frames: number; rows: number }>((resolve) => {
        const list = document.querySelector('[aria-label="Incident list"]')
        if (!list) throw new Error('There is no list.')
        const frames: number[] = []
        let last = performance.now()
        const step = (nowMs: number) => {
          frames.push(nowMs - last)
          last = nowMs
          list.scrollTop += 160
          if (frames.length < 400) requestAnimationFrame(step)
          else {
            const sorted = frames.toSorted((a, b) => a - b)
            resolve({
              longestMs: sorted.at(-1) ?? 0,
              p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
              frames: frames.length,
              rows: document.querySelectorAll('[data-incident]').length,
            })
          }
        }
        requestAnimationFrame(step)
      }),
  )

/** From the key to the paint of an incident that was open before. */
const measureCachedOpen = (page: Page) =>
  page.evaluate(async () => {
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    const paint = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0))
      })
    const times: number[] = []
    const title = () => document.querySelector('[aria-label="Incident"] h2')?.textContent
    for (let round = 0; round < 12; round++) {
      const before = title()
      const startMs = performance.now()
      press(round % 2 === 0 ? 'j' : 'k')
      while (title() === before || !title()) await paint()
      times.push(performance.now() - startMs)
    }
    return times.slice(2).toSorted((a, b) => a - b)[5] ?? 0
  })

const standIn = await startStandIn({ incidentCount: INCIDENTS })
const browser = await launchBrowser()
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await seedStorage(page, storedAuth(admin))
  await measurePaint(page, `${standIn.url}/dashboard/incidents`)
  const second = await context.newPage()
  await seedStorage(second, storedAuth(admin))
  const paint = await measurePaint(second, `${standIn.url}/dashboard/incidents`)
  await second.keyboard.press('j')
  await second.getByRole('tab', { name: 'Summary' }).waitFor()
  const openMs = await measureCachedOpen(second)
  const scroll = await measureScroll(second)
  const round = (value: number) => Math.round(value * 10) / 10
  const figures = {
    initial_js_gzip_kb: round(initialJsBytes() / 1_000),
    largest_paint_ms: round(paint.paintMs),
    layout_shift: Math.round(paint.shift * 1_000) / 1_000,
    cached_open_ms: round(openMs),
    scroll_longest_frame_ms: round(scroll.longestMs),
    scroll_p95_frame_ms: round(scroll.p95Ms),
  }
  // oxlint-disable-next-line no-console -- a benchmark prints its figures
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  // oxlint-disable-next-line no-console -- a benchmark prints its figures
  else console.table(figures)
} finally {
  await browser.close()
  await standIn.close()
}
