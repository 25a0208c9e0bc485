const HOUR_MS = 3_600_000
const OFFSET = /GMT(?:([+-])(\d\d):?(\d\d)?)?/

/** What clocks of a region such as `Europe/Berlin` show. */
export class RegionClock {
  readonly name: string
  /** Null where there is no such region. */
  readonly #format: Intl.DateTimeFormat | null
  /** The last hour that was asked for, and its offset. */
  #hour = Number.NaN
  #minutes = 0

  constructor(name: string) {
    this.name = name
    this.#format = formatOf(name)
  }

  /** Minutes east of UTC where a clock here shows this time, NaN where there is no such region. */
  offset(clockMs: number): number {
    return this.#offsetAt(clockMs - this.#offsetAt(clockMs) * 60_000)
  }

  #offsetAt(utcMs: number): number {
    if (this.#format === null) return Number.NaN
    const hour = Math.floor(utcMs / HOUR_MS)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#minutes = readOffset(this.#format, hour * HOUR_MS)
    }
    return this.#minutes
  }
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const [, sign = '+', hours = '0', minutes = '0'] = OFFSET.exec(format.format(utcMs)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function formatOf(name: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
  } catch {
    return null
  }
}
