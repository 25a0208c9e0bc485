import type { LogEvent } from '../src/model/log-event.ts'
import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'

const LINES = 60

export const at = (n: number): string => new Date(Date.UTC(2026, 4, 7, 10, 15, 0) + n * 1_000).toISOString()

export const inTurn = (n: number, ...names: readonly string[]): string => names[n % names.length] ?? ''

/** What a service says in its nth line. */
export const told = (n: number): string =>
  inTurn(n, `order ${n} accepted`, 'connection to db-2 refused', `cache miss, ${n} of 40 loaded`, 'shift board updated')

/** The events of a file of this name, written a line at a time. */
export function readAs(name: string, write: (n: number) => string): LogEvent[] {
  const text = Array.from({ length: LINES }, (_, n) => `${write(n)}\n`).join('')
  const reader = createSourceReader(newSourceProfile(name, { name, receivedAtMs: Date.UTC(2026, 4, 8) }))
  return [...reader.push(text), ...reader.end()]
}
