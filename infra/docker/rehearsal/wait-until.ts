import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 250

/** Asks again until the answer is neither false nor undefined; a failed question counts as 'not yet'. */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | false | undefined>,
  limitMs: number,
): Promise<T> {
  const deadline = Date.now() + limitMs
  let reason = ''
  while (Date.now() < deadline) {
    try {
      const answer = await ask()
      if (answer !== false && answer !== undefined) return answer
    } catch (error) {
      reason = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await delay(PAUSE_MS)
  }
  throw new Error(`Waited ${limitMs / 1_000} s for ${what}${reason}`)
}
