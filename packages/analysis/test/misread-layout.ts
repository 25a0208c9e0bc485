import { createSourceReader, newSourceProfile } from '../src/read/create-source-reader.ts'

export const TEXTS = [
  'order 17 accepted',
  'connection to db-2 refused',
  'user anna logged in from 10.0.0.7',
  'queue holds 1200 entries (limit 1000)',
  'could not write /srv/a.csv: no space left',
  'cache miss, 12 of 40 loaded',
  'shift handover: board updated',
  '[batch] rerun of 3 rows',
] as const
const NAMES = ['billing', 'cart', 'stock-sync'] as const
const LEVELS = ['info', 'error', 'debug', 'warn'] as const
const LINES = 80
const START_MS = Date.UTC(2026, 4, 7, 10, 15, 0, 120)

/** What a house logs, whatever its layout. */
export interface Line {
  readonly ms: number
  readonly at: string
  /** `10`, `15`, `07`, `120` */
  readonly clock: readonly [string, string, string, string]
  readonly level: (typeof LEVELS)[number]
  readonly name: string
  readonly text: string
  readonly n: number
}

export const lines = Array.from({ length: LINES }, (_, n): Line => {
  const ms = START_MS + n * 1000
  const at = new Date(ms).toISOString()
  const [hour = '', minute = '', second = ''] = at.slice(11, 19).split(':')
  return {
    ms,
    at,
    clock: [hour, minute, second, '120'],
    level: LEVELS[n % 10 > 4 ? 0 : n % 4] ?? 'info',
    name: NAMES[(n * 7) % 3] ?? '',
    text: TEXTS[(n * 5) % 8] ?? '',
    n,
  }
})

export function readLines(texts: readonly string[]) {
  const profile = newSourceProfile('app.log', { name: 'app.log', receivedAtMs: Date.UTC(2026, 4, 8) })
  const reader = createSourceReader(profile)
  return [...reader.push(`${texts.join('\n')}\n`), ...reader.end()]
}

export type Told = Partial<Record<'time' | 'level' | 'service' | 'message', unknown>>

/** What is read of a layout's lines otherwise than it was written; `told` are the fields that it shows otherwise. */
export function misread(write: (line: Line) => string, told: (line: Line) => Told = () => ({})) {
  const events = new Map(readLines(lines.map(write)).map((event) => [event.ref.line, event]))
  return lines.flatMap((line) => {
    const event = events.get(line.n + 1)
    const wanted: Told = { time: line.ms, level: line.level, service: line.name, message: line.text, ...told(line) }
    const found: Told = {
      time: event?.timestampMs,
      level: event?.level,
      service: event?.entities.service,
      message: event?.message,
    }
    return Object.entries(wanted)
      .filter(([field, value]) => value !== undefined && found[field as keyof Told] !== value)
      .map(([field, value]) => ({ line: write(line), field, wanted: value, found: found[field as keyof Told] }))
  })
}
