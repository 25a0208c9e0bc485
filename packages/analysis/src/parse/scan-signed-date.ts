import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'
import { setDate } from './scan-date-parts.ts'

/** 年 and 년 */
export const isYearSign = (code: number): boolean => code === 24_180 || code === 45_380

const DATE =
  /(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]\s{0,2}(?:\([^)]{1,4}\)\s?)?(?:(오후|下午|午後|晚上)|오전|上午|午前)? ?(\d{1,2})[:：時时点시] ?(\d{1,2})[:：分분] ?(\d{1,2})(?:[.,](\d{1,6}))?(?:[秒초](?:(\d{1,3})(?:毫秒|ミリ秒)?(?![\d\p{L}]))?)?/uy

const hourOf = (hour: number, afternoon: string | undefined): number =>
  afternoon !== undefined && hour < 12 ? hour + 12 : hour

/** `2026年06月30日 23時50分00秒`, as Japanese and Chinese systems write it. */
export function scanSigned(text: string, at: number, stamp: Stamp): number {
  DATE.lastIndex = at
  const match = DATE.exec(text)
  if (match === null) return -1
  const [whole, year, month, day, afternoon, hour, minute, second, fraction, millis] = match
  if (!setDate(stamp, Number(year), Number(month), Number(day))) return -1
  const [hours, minutes, seconds] = [hourOf(Number(hour), afternoon), Number(minute), Number(second)]
  if (hours > 23 || minutes > 59 || seconds > 60) return -1
  stamp.clockMs =
    (hours * 60 + minutes) * 60_000 + seconds * 1000 + Number(millis ?? (fraction ?? '').slice(0, 3).padEnd(3, '0'))
  return scanZone(text, at + whole.length, stamp)
}
