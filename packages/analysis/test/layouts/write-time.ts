/** Parts of a time as layouts write them, in UTC. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const DAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')

export function writeTime(ms: number) {
  const iso = new Date(ms).toISOString()
  const date = new Date(ms)
  const hours = date.getUTCHours()
  return {
    iso,
    date: iso.slice(0, 10),
    clock: iso.slice(11, 19),
    fraction: iso.slice(20, 23),
    year: iso.slice(0, 4),
    month: iso.slice(5, 7),
    day: iso.slice(8, 10),
    monthName: MONTHS[date.getUTCMonth()] ?? '',
    dayName: DAYS[date.getUTCDay()] ?? '',
    twelve: `${hours % 12 || 12}:${iso.slice(14, 19)} ${hours < 12 ? 'AM' : 'PM'}`,
    joined: iso.slice(0, 19).replaceAll(/[-:T]/g, ''),
    seconds: Math.floor(ms / 1000),
  }
}

export const wholeSeconds = (ms: number): number => Math.floor(ms / 1000) * 1000
