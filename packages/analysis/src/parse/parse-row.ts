import { strongLevelOfWord } from './level-of-word.ts'
import { splitCsv } from './parse-csv.ts'
import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'
import { takeStamp } from './take-stamp.ts'

const stamp = new Stamp()
const MIN_FIELDS = 5
const TEXT = /(?<!\p{L})\p{L}{1,30} \p{L}{1,30} \p{L}/u
const MAX_LENGTH = 4000

/** `"0405","sales","PJSIP/7","2026-01-01 10:45:34","2026-01-01 10:45:39",42,"ANSWERED"`: a row of data, which no field alone tells. */
export function parseRow(text: string, line: ParsedLine, context: TimeContext): boolean {
  if (!startsRow(text) || text.length > MAX_LENGTH) return false
  const fields = splitCsv(`,${text}`, 0)
  if (fields.length < MIN_FIELDS || fields.some((field) => strongLevelOfWord(field) !== null || TEXT.test(field)))
    return false
  const timed = fields.findIndex((field) => scanTimestamp(field, 0, stamp) === field.length && stamp.kind === 'full')
  // Behind a time at the head the rest is what it says.
  if (timed <= 1) return false
  takeStamp(stamp, line, context)
  line.header = true
  line.format = 'row'
  return true
}

/** Cheap: two commas before the first blank. */
function startsRow(text: string): boolean {
  const limit = Math.min(text.length, MAX_START)
  let commas = 0
  for (let pos = 0; pos < limit; pos += 1) {
    const code = text.charCodeAt(pos)
    if (code === 32 || code === 9) return false
    if (code === 44 && (commas += 1) === 2) return true
  }
  return false
}

const MAX_START = 160
