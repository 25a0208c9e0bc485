import { launchBrowser } from '@holdfast/testing/launch-browser'
import type { Browser, Page } from 'playwright-core'
import { initialJsBytes } from './initial-js-bytes.ts'
import { admin } from './stand-in/people.ts'
import { startStandIn } from './stand-in/start-stand-in.ts'
import { seedStorage, storedAuth } from './use-dashboard.ts'

const INCIDENTS = 10_000

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

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Processor time of the thread, in microseconds: what the page cost, however busy the machine. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The tasks of the page's main thread by processor time; a frame's work is one task. */
function taskTimesMs(trace: Buffer): number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  )
  return events
    .filter((event) => event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000)
}

async function traced<T>(browser: Browser, page: Page, measure: (page: Page) => Promise<T>) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  const result = await measure(page)
  return { result, taskTimesMs: taskTimesMs(await browser.stopTracing()) }
}

const OPENS = 12

/** Scrolls all 10,000 rows from end to end, as they load, and notes each frame. */
const measureScroll = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ longestMs: number; p95Ms: number; late: number; frames: number }>((resolve) => {
        const list = document.querySelector('[aria-label="Incident list"]')
        if (!list) throw new Error('There is no list.')
        const wantedTop = 10_000 * 64 - list.clientHeight
        const frames: number[] = []
        let last = performance.now()
        const step = (nowMs: number) => {
          frames.push(nowMs - last)
          last = nowMs
          list.scrollTop += 320
          if (list.scrollTop < wantedTop && frames.length < 20_000) requestAnimationFrame(step)
          else {
            const sorted = frames.toSorted((a, b) => a - b)
            resolve({
              longestMs: sorted.at(-1) ?? 0,
              p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
              late: frames.filter((frameMs) => frameMs > 32).length,
              frames: frames.length,
            })
          }
        }
        requestAnimationFrame(step)
      }),
  )

/** From the key to the paint of an incident that was open before. */
const measureCachedOpen = (page: Page) =>
  page.evaluate(async (opens) => {
    const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    const paint = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0))
      })
    const times: number[] = []
    const title = () => document.querySelector('[aria-label="Incident"] h2')?.textContent
    for (let round = 0; round < opens; round++) {
      const before = title()
      const startMs = performance.now()
      press(round % 2 === 0 ? 'j' : 'k')
      while (title() === before || !title()) await paint()
      times.push(performance.now() - startMs)
    }
    return times.slice(2).toSorted((a, b) => a - b)[5] ?? 0
  }, OPENS)

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
  const opens = await traced(browser, second, measureCachedOpen)
  const { result: scroll, taskTimesMs: scrollTasksMs } = await traced(browser, second, measureScroll)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const round = (value: number) => Math.round(value * 10) / 10
  const figures = {
    initial_js_gzip_kb: round(initialJsBytes() / 1_000),
    largest_paint_ms: round(paint.paintMs),
    layout_shift: Math.round(paint.shift * 1_000) / 1_000,
    cached_open_ms: round(opens.result),
    cached_open_cpu_ms: round(sum(opens.taskTimesMs) / OPENS),
    scroll_frames: scroll.frames,
    scroll_frames_over_32_ms: scroll.late,
    scroll_longest_frame_ms: round(scroll.longestMs),
    scroll_p95_frame_ms: round(scroll.p95Ms),
    scroll_longest_task_cpu_ms: round(Math.max(...scrollTasksMs)),
  }
  // oxlint-disable-next-line no-console -- a benchmark prints its figures
  if (process.argv.includes('--json')) console.log(JSON.stringify(figures))
  // oxlint-disable-next-line no-console -- a benchmark prints its figures
  else console.table(figures)
} finally {
  await browser.close()
  await standIn.close()
}
