/** Keys in one order, so that equal digests are equal bytes. */
export const sortByKey = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Buckets in the order of their starts. */
export const sortBuckets = <T>(buckets: Iterable<readonly [number | string, T]>): Record<string, T> =>
  Object.fromEntries(inOrder([...buckets]))

/** Events mostly come in the order of their times. */
function inOrder<T>(buckets: (readonly [number | string, T])[]): (readonly [number | string, T])[] {
  const isSorted = buckets.every(([start], index) => index === 0 || Number(buckets[index - 1]?.[0]) <= Number(start))
  return isSorted ? buckets : buckets.sort(([a], [b]) => Number(a) - Number(b))
}
