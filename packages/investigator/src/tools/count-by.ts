const MOST = 8

/** The most frequent first. */
export function countBy<T>(items: readonly T[], keyOf: (item: T) => string): (readonly [string, number])[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1)
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, MOST)
}
