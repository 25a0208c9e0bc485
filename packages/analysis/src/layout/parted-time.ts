const SEP = '(?:[^\\p{L}\\d]{1,3}|T)'
/** Year, month and day or the day of the year, hour, minute, second and what is behind it, whatever parts them. */
const PARTED = new RegExp(
  `^((?:19|20)\\d\\d)${SEP}(?:(\\d\\d)${SEP}(\\d\\d)|(\\d{3}))${SEP}(\\d\\d)${SEP}(\\d\\d)${SEP}(\\d\\d)(?:[^\\p{L}\\d\\s](\\d{3}|\\d{6}|\\d{9}))?(?![\\p{L}\\d])`,
  'u',
)
const MAX_LENGTH = 48

/** Behind a time whose numbers stand in columns of their own or between odd marks, or -1. */
export function partedTimeEnd(text: string, at: number): number {
  const first = text.charCodeAt(at)
  if (first !== 49 && first !== 50) return -1
  const found = PARTED.exec(text.slice(at, at + MAX_LENGTH))
  return found === null || dayOf(found) === null ? -1 : at + found[0].length
}

/** As all the world writes it; null of anything else. */
export function spellPartedTime(text: string): string | null {
  const found = PARTED.exec(text)
  return found === null ? null : spelled(found)
}

function spelled(found: RegExpExecArray): string | null {
  const [, , , , , hour, minute, second, part] = found
  const day = dayOf(found)?.toISOString().slice(0, 10)
  return day === undefined ? null : `${day}T${hour}:${minute}:${second}${part === undefined ? '' : `.${part}`}`
}

/** Null where it is no day of the calendar, or no clock stands behind it. */
function dayOf([, year, month, day, ofYear, hour, minute, second]: RegExpExecArray): Date | null {
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? ofYear)))
  const isDay = ofYear === undefined ? date.getUTCDate() === Number(day) : date.getUTCFullYear() === Number(year)
  if (!isDay || date.getUTCMonth() !== Number(month ?? date.getUTCMonth() + 1) - 1) return null
  return Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60 ? null : date
}
