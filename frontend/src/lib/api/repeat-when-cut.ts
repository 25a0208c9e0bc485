import type { Call } from './send-once.ts'

/**
 * A phone changes its cell, a laptop wakes up: what was on its way is dropped, and fetch tells it as a TypeError. What
 * only reads is asked again at once, and once: a server that is away is not helped by more. A write may have arrived.
 */
export async function repeatWhenCut<T>(
  { method = 'GET', isOnce = false }: Pick<Call, 'method' | 'isOnce'>,
  attempt: () => Promise<T>,
): Promise<T> {
  if (method !== 'GET' || isOnce) return attempt()
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof TypeError) return attempt()
    throw error
  }
}
