import { isAmountKey } from './amounts.ts'
import type { NamedNumber } from './named-number.ts'

/** `  FD Files Written:       14,055` */
const COUNT = /^\s{1,12}([A-Z][\w /-]{2,40}?): {1,30}(\d{1,3}(?:[,.']\d{3})+|\d{1,15})(?: |$)/
const YIELD =
  /(?:^|[^a-z])(?:written|read|copied|sent|saved|processed|loaded|transferred|backed up|exported|imported)$/i
/** Of which work the report is, without the day and the number of the run. */
const JOB = /^\s{1,12}(?:Job|Job Name|Backup Job|Task|Policy|Name): {1,30}"?([A-Za-z][\w-]{1,60})/
const BACKUP = /backup/i
/** They follow from how many things there are. */
const BYTES = /\bbytes\b/i
const MIN_LINES = 5
const MAX_LINES = 60

/** What the report of a run counts, line by line, below what says that it is one: named with its job. */
export function reportNumbers(lines: readonly string[]): readonly NamedNumber[] {
  if (lines.length < MIN_LINES) return []
  const [found, jobs]: [NamedNumber[], string[]] = [[], []]
  const kind = lines.some((line) => BACKUP.test(line)) ? 'backup job' : 'job'
  for (const line of lines.slice(0, MAX_LINES)) {
    const [, key = '', count = ''] = COUNT.exec(line) ?? []
    if (key !== '' && !BYTES.test(key) && (YIELD.test(key) || isAmountKey(key)))
      found.push({ name: key, value: Number(count.replace(/\D/g, '')) })
    jobs.push(...(JOB.exec(line)?.slice(1) ?? []))
  }
  const [job] = jobs
  return job === undefined ? found : found.map(({ name, value }) => ({ name: `${name} (${kind} ${job})`, value }))
}
