/** Whether more than `count` of the items pass; asks no more of them than it must. */
export function moreThan<T>(items: readonly T[], count: number, passes: (item: T) => boolean): boolean {
  let left = count
  for (const item of items) {
    if (!passes(item)) continue
    left -= 1
    if (left < 0) return true
  }
  return false
}
