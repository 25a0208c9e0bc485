/** Whether at least so many of the items pass; asks no more of them once too many have not. */
export function atLeast<T>(items: readonly T[], count: number, passes: (item: T, index: number) => boolean): boolean {
  let left = items.length
  for (let index = 0; index < items.length && left >= count; index += 1)
    if (!passes(items[index] as T, index)) left -= 1
  return left >= count
}
