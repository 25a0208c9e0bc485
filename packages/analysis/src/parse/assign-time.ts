import type { ParsedLine } from './parsed-line.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import { isDigit } from './scan-clock.ts'
import { timeOfValue } from './time-of-value.ts'

const MAX_PART = 24
/** `12-Mar-2024` */
const MAX_DAY = 11
const DAY =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{1,2}[- ][A-Za-z]{3}[- ]\d{2,4}|\d{8})$/
const CLOCK = /^\d{1,2}:\d\d:\d\d(?:[.,]\d{1,9})?(?: ?[AP]M)?(?:Z|[+-]\d\d:?\d\d)?$/i
/** Keys of a day that mean no time of themselves. */
const DAY_KEY = /^(?:d|dt|day|date|log_?day|ymd|tag|dia|jour|giorno)$/i

/** The first value of a time counts; a day and a clock may stand in fields of their own. */
export function assignTime(value: string | number, line: ParsedLine, context: TimeContext): boolean {
  const isShort = typeof value === 'string' && value.length <= MAX_PART
  if (isShort && line.timePart !== '' && joinPart(value, line, context)) return true
  if (line.timestampMs !== null) return false
  line.timestampMs = timeOfValue(value, context, line)
  if (isShort) notePart(value, line, context)
  return line.timestampMs !== null
}

function notePart(value: string, line: ParsedLine, context: TimeContext): void {
  if (!isDigit(value.charCodeAt(0))) return
  if (value.length <= MAX_DAY && DAY.test(value)) line.timePart = value
  if (value.indexOf(':') > 2 || !CLOCK.test(value)) return
  line.timePart = value
  for (const [key, day] of Object.entries(line.fields ?? {}))
    if (DAY_KEY.test(key) && joinPart(day, line, context)) return
}

/** `date=20.03.2024 … time=11:34:35`, in any order. */
function joinPart(value: string, line: ParsedLine, context: TimeContext): boolean {
  const [day, clock] = CLOCK.test(value) ? [line.timePart, value] : [value, line.timePart]
  if (!DAY.test(day) || !CLOCK.test(clock)) return false
  const joined = timeOfValue(`${day} ${clock}`, context, line)
  line.timestampMs = joined ?? line.timestampMs
  line.timePart = ''
  return joined !== null
}
