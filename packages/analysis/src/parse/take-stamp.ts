import type { ParsedLine } from './parsed-line.ts'
import { resolveTimestamp } from './resolve-timestamp.ts'
import type { TimeContext } from './resolve-timestamp.ts'
import type { Stamp } from './scan-clock.ts'

/** The scanned timestamp becomes the line's. */
export function takeStamp(stamp: Stamp, line: ParsedLine, context: TimeContext): void {
  line.timestampMs = resolveTimestamp(stamp, context)
  line.zoneAssumed = Number.isNaN(stamp.zone) && context.zoneMinutes === null
}
