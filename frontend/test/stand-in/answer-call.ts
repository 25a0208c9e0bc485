import { routes } from './routes.ts'
import type { StandInAnswer } from './routes/route.ts'
import type { StandInState } from './stand-in-state.ts'

export interface Call {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly body: Record<string, unknown>
}

/** What stands for `*` in the pattern; undefined where the call is another one. */
export function matchCall(pattern: string, { method, url }: Pick<Call, 'method' | 'url'>): string[] | undefined {
  const [wantedMethod, wantedPath = ''] = pattern.split(' ')
  const wanted = wantedPath.split('/')
  const given = new URL(url, 'http://stand-in').pathname.split('/')
  if (wantedMethod !== method || wanted.length !== given.length) return undefined
  const parts: string[] = []
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') parts.push(given[index] ?? '')
    else if (segment !== given[index]) return undefined
  }
  return parts
}

/** Undefined for what the stand-in does not know. */
export function answerCall(state: StandInState, call: Call): StandInAnswer | undefined {
  for (const [pattern, handle] of routes) {
    const parts = matchCall(pattern, call)
    if (parts)
      return handle(state, { query: new URL(call.url, 'http://stand-in').searchParams, body: call.body, parts })
  }
  return undefined
}
