import type { Call } from './send-once.ts'

/** Each browser words it differently, and none for people. */
const named = (error: unknown): unknown =>
  error instanceof TypeError ? new Error('The server could not be reached.', { cause: error }) : error

/**
 * A phone changes its cell, a laptop wakes up: what was on its way is dropped, and fetch tells it as a TypeError. What
 * only reads is asked again at once, and once: a server that is away is not helped by more. A write may have arrived.
 */
export async function repeatWhenCut<T>(
  { method = 'GET', isOnce = false }: Pick<Call, 'method' | 'isOnce'>,
  attempt: () => Promise<T>,
): Promise<T> {
  const isRepeatable = method === 'GET' && !isOnce
  try {
    return await attempt().catch((error: unknown) => {
      if (isRepeatable && error instanceof TypeError) return attempt()
      throw error
    })
  } catch (error) {
    throw named(error)
  }
}
