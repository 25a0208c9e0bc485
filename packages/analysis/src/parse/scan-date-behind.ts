import { Stamp } from './scan-clock.ts'
import { scanDayFirst } from './scan-day-first.ts'
import { digitRun } from './scan-date-parts.ts'
import { scanYearFirst } from './scan-year-first.ts'

const DATE =
  /[ ,;|\t]{1,2}(?:on )?(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}[./-]\d\d[./-]\d\d|\d{1,2}[ -][A-Z][a-z]{2}[ -]\d{4}|[A-Z][a-z]{2} {1,2}\d{1,2},? \d{4})(?![\w:./-])/y
const date = new Stamp()

/** `01:01:07 1.5.2026`, `01:01:07 Fri May 1 2026`: the date behind its clock. Answers its end, or that of the clock. */
export function scanDateBehind(text: string, at: number, stamp: Stamp): number {
  DATE.lastIndex = at
  const [whole, day = ''] = DATE.exec(text) ?? []
  if (whole === undefined) return at
  // Joined, as a text put together by `+` is of another kind to V8: all scanners slow down that meet it.
  const dated = [withDayFirst(day), '00:00:00'].join(' ')
  if (scanDated(dated) < 0 || date.kind !== 'full') return at
  const { kind, year, month, day: dayOfMonth, swappable, shortYear, dayFirst } = date
  Object.assign(stamp, { kind, year, month, day: dayOfMonth, swappable, shortYear, dayFirst })
  return at + whole.length
}

function scanDated(dated: string): number {
  const run = digitRun(dated, 0)
  return run === 4 ? scanYearFirst(dated, 0, date) : scanDayFirst(dated, 0, run, dated.charCodeAt(run), date)
}

const MONTH_FIRST = /^([A-Z][a-z]{2}) {1,2}(\d{1,2}),? (\d{4})$/
/** `12 Mar 2024`, where the month stood first. */
const withDayFirst = (day: string): string => day.replace(MONTH_FIRST, '$2 $1 $3')
