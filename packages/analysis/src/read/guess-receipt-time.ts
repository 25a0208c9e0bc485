import { createSourceReader, newSourceProfile } from './create-source-reader.ts'

export interface SourceHead {
  readonly name: string
  /** Its first bytes; 64 KiB are plenty. */
  readonly bytes: Uint8Array
}

const DAY_MS = 86_400_000
/** A time without a year is read into 1970 as long as nothing is known of its receipt. */
const FIRST_PLAUSIBLE_MS = Date.UTC(1990, 0, 1)

/**
 * The time that stamps without a year or a date are read against: the end of the last day that the other sources of
 * the event name, so that a mere clock falls on that day. Null when none of them names a year.
 */
export function guessReceiptTime(heads: readonly SourceHead[]): number | null {
  const latest = Math.max(...heads.map(latestTimeOf))
  return Number.isFinite(latest) ? endOfDay(latest) : null
}

const endOfDay = (ms: number): number => (Math.floor(ms / DAY_MS) + 1) * DAY_MS - 1

function latestTimeOf({ name, bytes }: SourceHead): number {
  let latest = -Infinity
  const reader = createSourceReader(newSourceProfile(name, { name }))
  for (const { timestampMs } of [...reader.push(bytes), ...reader.end()])
    if (timestampMs !== null && timestampMs >= FIRST_PLAUSIBLE_MS) latest = Math.max(latest, timestampMs)
  return latest
}
