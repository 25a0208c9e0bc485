import type { Evidence } from './evidence.ts'

const DAY_LENGTH = 10
const SECOND_MS = 1_000

/** Times as short as the window allows: without the date within one day, without milliseconds where there are none. */
export type ShowTime = (timeMs: number | null) => string

export function timesOf({ firstMs, lastMs }: Pick<Evidence, 'firstMs' | 'lastMs'>): ShowTime {
  const isOneDay = firstMs !== null && lastMs !== null && dayOf(firstMs) === dayOf(lastMs)
  return (timeMs) => {
    if (timeMs === null) return '--:--:--'
    const iso = new Date(timeMs).toISOString()
    const clock = iso.slice(DAY_LENGTH + 1, timeMs % SECOND_MS === 0 ? 19 : 23)
    return isOneDay ? clock : `${iso.slice(5, DAY_LENGTH)} ${clock}`
  }
}

export const dayOf = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, DAY_LENGTH)

const CLOCK = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d*)?)?Z?$/

/** A time as a model writes it: a clock of the window, or any ISO form; UTC without a zone. Null where it is none. */
export function readTime(text: string, evidence: Pick<Evidence, 'firstMs' | 'lastMs'>): number | null {
  const trimmed = text.trim()
  const { firstMs } = evidence
  if (firstMs === null) return null
  const clock = CLOCK.exec(trimmed)
  if (clock) {
    const [, hour, minute, second = '0', fraction = '0'] = clock
    const ofDayMs =
      (Number(hour) * 3_600 + Number(minute) * 60 + Number(second)) * SECOND_MS + Number(fraction.padEnd(3, '0'))
    return nearest(Date.parse(`${dayOf(firstMs)}T00:00:00Z`) + ofDayMs, evidence)
  }
  const withYear = /^\d{2}-\d{2}[ T]/.test(trimmed) ? `${new Date(firstMs).getUTCFullYear()}-${trimmed}` : trimmed
  const iso = withYear.replace(' ', 'T')
  const parsed = Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) || !iso.includes('T') ? iso : `${iso}Z`)
  return Number.isNaN(parsed) ? null : parsed
}

const DAY_MS = 86_400_000

/** A clock before the window's first belongs to its next day, where the window has one. */
function nearest(timeMs: number, { firstMs, lastMs }: Pick<Evidence, 'firstMs' | 'lastMs'>): number {
  const isBefore = firstMs !== null && timeMs < firstMs - DAY_MS / 2
  return isBefore && lastMs !== null && timeMs + DAY_MS <= lastMs + DAY_MS / 2 ? timeMs + DAY_MS : timeMs
}
