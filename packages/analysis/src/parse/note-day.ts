import { resolveTimestamp, type TimeContext } from './resolve-timestamp.ts'
import { Stamp } from './scan-clock.ts'
import { scanTimestamp } from './scan-timestamp.ts'

/** `===== 2024-05-18 =====`: the day of the lines below it, whose clocks name none. */
const BANNER = /^={3,40} (?:\p{L}{2,12},? )?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}) ={3,40}$/u
const stamp = new Stamp()

export function noteDay(text: string, context: TimeContext): void {
  const day = BANNER.exec(text)?.[1]
  if (day === undefined || scanTimestamp(`${day} 00:00:00`, 0, stamp) < 0) return
  context.dayMs = resolveTimestamp(stamp, context)
  context.lastMs = null
}
