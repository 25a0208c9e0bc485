import { setTimeout as delay } from 'node:timers/promises'

/**
 * A transaction under way when its connection breaks is never settled by the client library, and whoever waits for it
 * waits forever: a sweeper would never sweep again.
 */
export async function answerWithin<T>(work: Promise<T>, limitMs: number): Promise<T> {
  const answered = new AbortController()
  const tooLate = delay(limitMs, undefined, { signal: answered.signal, ref: false }).then(() => {
    throw Object.assign(new Error(`the job queue has not answered for ${limitMs / 1_000} s`), { code: 'ETIMEDOUT' })
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    answered.abort()
  }
}
