const pad = (value: number, width = 2) => String(value).padStart(width, '0')

/** Local wall time of a log line, to the millisecond. */
export function clockTime(iso: string): string {
  const at = new Date(iso)
  return `${pad(at.getHours())}:${pad(at.getMinutes())}:${pad(at.getSeconds())}.${pad(at.getMilliseconds(), 3)}`
}

/** On the clock of the log lines beside it: 24 hours everywhere. */
const dayAndTimeFormat = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

const dayAndMinuteFormat = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const minuteFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** Where there is little room: of today the time alone. */
export function dayAndMinute(iso: string, nowMs: number): string {
  const at = new Date(iso)
  const isToday = at.toDateString() === new Date(nowMs).toDateString()
  return (isToday ? minuteFormat : dayAndMinuteFormat).format(at)
}

/** '12:11 to 12:16', and with the day where that is not today; one day is said once. */
export function minuteRange(from: string, until: string, nowMs: number): string {
  const [first, last] = [new Date(from), new Date(until)]
  const end = first.toDateString() === last.toDateString() ? minuteFormat.format(last) : dayAndMinute(until, nowMs)
  return `${dayAndMinute(from, nowMs)} to ${end}`
}

export const dayAndTime = (iso: string): string => dayAndTimeFormat.format(new Date(iso))

export const utcTime = (iso: string): string => `${new Date(iso).toISOString().replace('T', ' ').replace('Z', '')} UTC`
