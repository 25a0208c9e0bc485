import { Stamp } from './scan-clock.ts'
import { scanDayFirst } from './scan-day-first.ts'
import { digitRun } from './scan-date-parts.ts'
import { scanYearFirst } from './scan-year-first.ts'

const DATE = /[ ,;|\t]{1,2}(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d\d[./-]\d\d)(?![\w:./-])/y
const date = new Stamp()

/** `01:01:07 1.5.2026`: the date behind its clock. Answers its end, or that of the clock. */
export function scanDateBehind(text: string, at: number, stamp: Stamp): number {
  DATE.lastIndex = at
  const [whole, day = ''] = DATE.exec(text) ?? []
  if (whole === undefined) return at
  // Joined, as a text put together by `+` is of another kind to V8: all scanners slow down that meet it.
  const dated = [day, '00:00:00'].join(' ')
  const run = digitRun(dated, 0)
  const end = run === 4 ? scanYearFirst(dated, 0, date) : scanDayFirst(dated, 0, run, dated.charCodeAt(run), date)
  if (end < 0) return at
  const { kind, year, month, day: dayOfMonth, swappable, shortYear, dayFirst } = date
  Object.assign(stamp, { kind, year, month, day: dayOfMonth, swappable, shortYear, dayFirst })
  return at + whole.length
}
