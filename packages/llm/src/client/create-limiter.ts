import { ModelError } from './model-error.ts'

export type Limiter = <T>(run: () => Promise<T>, signal: AbortSignal) => Promise<T>

/** First come, first served; who gives up while waiting leaves the queue. */
export function createLimiter(max: number): Limiter {
  let running = 0
  const waiting: (() => void)[] = []
  return async (run, signal) => {
    if (running >= max) await waitForTurn(waiting, signal)
    else running++
    try {
      return await run()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

function waitForTurn(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      waiting.splice(waiting.indexOf(enter), 1)
      reject(new ModelError('aborted'))
    }
    const enter = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    if (signal.aborted) {
      reject(new ModelError('aborted'))
      return
    }
    signal.addEventListener('abort', leave, { once: true })
    waiting.push(enter)
  })
}
