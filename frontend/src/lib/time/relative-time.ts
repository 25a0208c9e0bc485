// One for all rows: making it is what costs.
const localDate = new Intl.DateTimeFormat()

/** 'Just now', minutes under 60, hours under 24, days under 7, then a local date. */
export function relativeTime(iso: string, nowMs: number): string {
  const atMs = Date.parse(iso)
  const minutes = Math.floor((nowMs - atMs) / 60_000)
  if (minutes < 1) return 'Just now'
  if (minutes < 60) return `${minutes}m ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}h ago`
  const days = Math.floor(hours / 24)
  if (days < 7) return `${days}d ago`
  return localDate.format(atMs)
}

/** The same within a sentence. */
export const relativeTimeInText = (iso: string, nowMs: number): string =>
  relativeTime(iso, nowMs).replace('Just now', 'just now')
