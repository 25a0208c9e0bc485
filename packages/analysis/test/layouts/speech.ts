import type { Level } from '../../src/model/log-event.ts'

/** What a line says, before a layout puts it into columns. */
export interface Speech {
  readonly atMs: number
  readonly level: Level
  readonly service: string
  readonly host: string
  readonly processId: number
  readonly thread: string
  readonly logger: string
  readonly traceId: string
  readonly spanId: string
  readonly message: string
  readonly index: number
}

/** What is true of a line; what a layout leaves out is not asked for. */
export interface Truth {
  readonly timestampMs?: number
  readonly level?: Level | null
  readonly service?: string
  readonly pod?: string
  readonly logger?: string
  readonly thread?: string
  readonly traceId?: string
  readonly message: string
}

export type Layout = readonly [name: string, write: (speech: Speech) => readonly [line: string, truth: Truth]]

const SERVICES = ['checkout', 'cart', 'billing', 'inventory', 'mailer']
const LEVELS: readonly Level[] = ['info', 'info', 'debug', 'info', 'warn', 'info', 'error', 'info', 'info', 'info']
const MESSAGES: readonly ((n: number) => string)[] = [
  (n) => `Connection to 10.0.${n % 7}.12:5432 lost after ${n} ms`,
  (n) => `retrying request ${n} of user anna`,
  () => 'Started',
  (n) => `Failed to write block ${n}: No space left on device`,
  (n) => `order ${n} accepted, total=19.90 EUR`,
  () => 'cache is warm',
  (n) => `queue depth ${n} exceeds the limit of 100`,
  (n) => `GC pause took ${n}ms (young)`,
  () => 'Timed out while waiting for a lock',
  (n) => `session ${n} closed by peer, error code 104`,
  (n) => `Loaded 12 rules from "/etc/app/rules-${n % 3}.conf"`,
  () => 'Shutting down: signal TERM received',
  (n) => `user id=${n} logged in from 192.168.1.${n % 250}`,
]

/** The same numbers for the same seed, on every machine. */
function drawer(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

const hex = (draw: (limit: number) => number, length: number): string =>
  Array.from({ length }, () => draw(16).toString(16)).join('')

export function speak(seed: number, count: number): Speech[] {
  const draw = drawer(seed)
  let atMs = Date.UTC(2024, 2, 12, 10, 15, 30, 123)
  return Array.from({ length: count }, (_, index) => {
    atMs += 700 + draw(4000)
    const service = SERVICES[draw(SERVICES.length)] ?? ''
    return {
      atMs,
      index,
      service,
      level: LEVELS[draw(LEVELS.length)] ?? 'info',
      host: `node-${1 + draw(4)}`,
      processId: 1200 + draw(3),
      thread: `worker-${1 + draw(6)}`,
      logger: `com.acme.${service}.${['OrderService', 'Repository', 'HttpClient'][draw(3)]}`,
      traceId: hex(draw, 32),
      spanId: hex(draw, 16),
      message: (MESSAGES[draw(MESSAGES.length)] ?? String)(draw(5000)),
    }
  })
}
