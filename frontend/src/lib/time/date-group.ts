export const DATE_GROUPS = ['Today', 'Yesterday', 'Last 7 days', 'Older'] as const
export type DateGroup = (typeof DATE_GROUPS)[number]

/** By local calendar days, so that 'Yesterday' ends at midnight where the reader is. */
export function dateGroup(iso: string, nowMs: number): DateGroup {
  const midnight = new Date(nowMs)
  midnight.setHours(0, 0, 0, 0)
  const daysBack = (days: number) => {
    const day = new Date(midnight)
    day.setDate(day.getDate() - days)
    return day.getTime()
  }
  const atMs = Date.parse(iso)
  if (atMs >= midnight.getTime()) return 'Today'
  if (atMs >= daysBack(1)) return 'Yesterday'
  return atMs >= daysBack(7) ? 'Last 7 days' : 'Older'
}
