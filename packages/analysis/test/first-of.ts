/** What a test goes on with: without it, it has nothing to say. */
export function firstOf<T>(list: Iterable<T>): T {
  for (const first of list) return first
  throw new Error('There is none.')
}
