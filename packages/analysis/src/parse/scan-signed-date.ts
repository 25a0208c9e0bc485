import { AFTERNOON, clockOfHalf, MORNING } from './named-half.ts'
import { scanHalf } from './scan-clock.ts'
import { scanZone } from './scan-zone.ts'
import type { Stamp } from './scan-clock.ts'
import { setDate } from './scan-date-parts.ts'

/** 年 and 년 */
export const isYearSign = (code: number): boolean => code === 24_180 || code === 45_380

const DATE = new RegExp(
  String.raw`(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]\s{0,2}(?:\([^)]{1,4}\)\s?)?(?:(${MORNING})|(${AFTERNOON}))? ?(\d{1,2})[:：時时点시] ?(\d{1,2})[:：分분] ?(\d{1,2})(?:[.,](\d{1,6}))?(?:[秒초](?:(\d{1,3})(?:毫秒|ミリ秒)?(?![\d\p{L}]))?)?`,
  'uy',
)

/** `2026年06月30日 23時50分00秒`, `2026년 6월 30일 오후 11:50:00`, as Japanese, Chinese and Korean systems write it. */
export function scanSigned(text: string, at: number, stamp: Stamp): number {
  DATE.lastIndex = at
  const match = DATE.exec(text)
  if (match === null) return -1
  const [whole, year, month, day, morning, afternoon, hour, minute, second, fraction, millis] = match
  if (!setDate(stamp, Number(year), Number(month), Number(day))) return -1
  const [hours, minutes, seconds] = [Number(hour), Number(minute), Number(second)]
  if (hours > 23 || minutes > 59 || seconds > 60) return -1
  stamp.clockMs =
    (hours * 60 + minutes) * 60_000 + seconds * 1000 + Number(millis ?? (fraction ?? '').slice(0, 3).padEnd(3, '0'))
  const isNamed = morning !== undefined || afternoon !== undefined
  if (isNamed) stamp.clockMs = clockOfHalf(stamp.clockMs, morning !== undefined)
  const end = at + whole.length
  return scanZone(text, isNamed ? end : scanHalf(text, end, hours, stamp), stamp)
}
