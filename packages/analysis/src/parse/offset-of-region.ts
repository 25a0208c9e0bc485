interface Region {
  readonly format: Intl.DateTimeFormat
  /** The last hour that was asked for, and its offset. */
  hour: number
  minutes: number
}

const HOUR_MS = 3_600_000
const MAX_REGIONS = 32
const regions = new Map<string, Region | null>()
const OFFSET = /GMT(?:([+-])(\d\d):?(\d\d)?)?/

/** Minutes east of UTC where a clock of this region shows this time, NaN where there is no such region. */
export function offsetOfRegion(name: string, clockMs: number): number {
  const region = regionOf(name)
  if (region === null) return Number.NaN
  return offsetAt(region, clockMs - offsetAt(region, clockMs) * 60_000)
}

function offsetAt(region: Region, utcMs: number): number {
  const hour = Math.floor(utcMs / HOUR_MS)
  if (hour !== region.hour) {
    region.hour = hour
    region.minutes = readOffset(region.format, hour * HOUR_MS)
  }
  return region.minutes
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const [, sign = '+', hours = '0', minutes = '0'] = OFFSET.exec(format.format(utcMs)) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

function regionOf(name: string): Region | null {
  const known = regions.get(name)
  if (known !== undefined) return known
  if (regions.size >= MAX_REGIONS) regions.clear()
  const region = newRegion(name)
  regions.set(name, region)
  return region
}

function newRegion(name: string): Region | null {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' })
    return { format, hour: Number.NaN, minutes: 0 }
  } catch {
    return null
  }
}
