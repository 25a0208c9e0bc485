import type { Level } from '../model/log-event.ts'
import { daysFromCivil } from '../parse/calendar.ts'
import { Stamp } from '../parse/scan-clock.ts'
import { KnownPrefixes } from './known-prefixes.ts'
import { scanTimestamp } from '../parse/scan-timestamp.ts'

/** A line without its container wrapper. One instance is reused for all lines. */
export class Unwrapped {
  text = ''
  /** Lines of one stream follow each other; lines of different streams are kept apart. */
  stream = ''
  wrapped = false
  /** The text goes on in the next line of the same stream. */
  partial = false
  timestampMs: number | null = null
  service: string | undefined
  container: string | undefined
  pod: string | undefined
  namespace: string | undefined
  host: string | undefined
  level: Level | null = null
  /** What else the wrapper names. */
  fields: Record<string, string> | null = null
  /** Of the source, not of its line. */
  readonly known = new KnownPrefixes()

  reset(text: string): void {
    this.text = text
    this.stream = ''
    this.wrapped = false
    this.partial = false
    this.timestampMs = null
    this.service = undefined
    this.container = undefined
    this.pod = undefined
    this.namespace = undefined
    this.host = undefined
    this.level = null
    this.fields = null
  }
}

const stamp = new Stamp()

/** Milliseconds of the full timestamp that a wrapper starts with or holds, read as UTC where it names no zone. */
export function timeOfWrapper(text: string): number | null {
  if (scanTimestamp(text, 0, stamp) < 0) return null
  if (stamp.kind === 'epoch') return stamp.clockMs
  if (stamp.kind !== 'full') return null
  const zone = Number.isNaN(stamp.zone) ? 0 : stamp.zone
  return daysFromCivil(stamp.year, stamp.month, stamp.day) * 86_400_000 + stamp.clockMs - zone * 60_000
}
