export const DATE_GROUPS = ['Today', 'Yesterday', 'Last 7 days', 'Older'] as const
export type DateGroup = (typeof DATE_GROUPS)[number]

/** By local calendar days, so that 'Yesterday' ends at midnight where the reader is. Made once for many incidents. */
export function groupByDate(nowMs: number): (atMs: number) => DateGroup {
  const midnight = new Date(nowMs)
  midnight.setHours(0, 0, 0, 0)
  const startOf = (daysBack: number) => new Date(midnight).setDate(midnight.getDate() - daysBack)
  const [today, yesterday, lastWeek] = [startOf(0), startOf(1), startOf(7)]
  return (atMs) => {
    if (atMs >= today) return 'Today'
    if (atMs >= yesterday) return 'Yesterday'
    return atMs >= lastWeek ? 'Last 7 days' : 'Older'
  }
}
