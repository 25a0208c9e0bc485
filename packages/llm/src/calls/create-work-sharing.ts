import { ModelError } from '../client/model-error.ts'

export interface Participant {
  readonly signal: AbortSignal
  /** Told of the text so far; who comes later is told at once. */
  readonly onText?: ((text: string) => void) | undefined
}

type Work<T> = (signal: AbortSignal, onText: (text: string) => void) => Promise<T>

interface Shared<T> {
  readonly result: Promise<T>
  readonly stop: AbortController
  readonly listeners: Set<(text: string) => void>
  text: string
  waiting: number
}

/** Who asks for the same while it is under way waits for the same; it is ended only when all have left. */
export function createWorkSharing<T>() {
  const running = new Map<string, Shared<T>>()

  const begin = (key: string, work: Work<T>): Shared<T> => {
    const stop = new AbortController()
    const listeners = new Set<(text: string) => void>()
    const onText = (text: string) => {
      shared.text = text
      for (const listener of listeners) listener(text)
    }
    const result = Promise.resolve().then(() => work(stop.signal, onText))
    const shared: Shared<T> = { result, stop, listeners, text: '', waiting: 0 }
    running.set(key, shared)
    return shared
  }

  return (key: string, { signal, onText }: Participant, work: Work<T>): Promise<T> => {
    if (signal.aborted) return Promise.reject(new ModelError('aborted'))
    const shared = running.get(key) ?? begin(key, work)
    // What everybody left is nothing to join.
    const forget = () => void (running.get(key) === shared && running.delete(key))
    shared.waiting++
    if (onText) {
      shared.listeners.add(onText)
      if (shared.text !== '') onText(shared.text)
    }
    return new Promise<T>((resolve, reject) => {
      const detach = () => {
        signal.removeEventListener('abort', leave)
        if (onText) shared.listeners.delete(onText)
      }
      const leave = () => {
        detach()
        if (--shared.waiting > 0) reject(new ModelError('aborted'))
        else {
          forget()
          shared.stop.abort()
        }
      }
      signal.addEventListener('abort', leave, { once: true })
      const settle = (end: () => void) => {
        detach()
        forget()
        end()
      }
      shared.result.then(
        (value) => settle(() => resolve(value)),
        (error: unknown) => settle(() => reject(error)),
      )
    })
  }
}
