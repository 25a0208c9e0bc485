import { daysFromCivil } from './calendar.ts'
import { RegionClock } from './region-clock.ts'
import type { Stamp } from './scan-clock.ts'
import { isLower } from './scan-token.ts'

const DAY_MS = 86_400_000

/** `Europe/Berlin`, `America/Argentina/Salta` */
const REGION =
  / (?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)(?:\/[A-Z][\w-]{1,30}){1,2}(?![\w/])/y

/** A region that stands for the zone behind a clock; answers its end, or `at`. */
export function scanRegion(text: string, at: number, stamp: Stamp): number {
  if (at >= text.length || text.charCodeAt(at) !== 32 || stamp.kind !== 'full' || !Number.isNaN(stamp.zone)) return at
  const first = text.charCodeAt(at + 1)
  if (first !== 65 && first !== 69 && first !== 73 && first !== 80) return at
  // `INFO` and `ERROR` stand there far more often.
  if (!isLower(text.charCodeAt(at + 2))) return at
  REGION.lastIndex = at
  const region = REGION.exec(text)?.[0]
  if (region === undefined) return at
  const dayMs = daysFromCivil(stamp.year, stamp.month, stamp.day) * DAY_MS
  const name = region.slice(1)
  if (stamp.region?.name !== name) stamp.region = new RegionClock(name)
  stamp.zone = stamp.region.offset(dayMs + stamp.clockMs)
  return Number.isNaN(stamp.zone) ? at : at + region.length
}
