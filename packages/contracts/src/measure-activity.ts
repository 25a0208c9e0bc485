import type { IncidentGlance } from './incident-glance.ts'

export interface Timed {
  readonly source_type: string
  /** When its last line was received. */
  readonly last_seen: string
  /** When its last line was written. */
  readonly ended_at: string | null
  readonly glance: Pick<IncidentGlance, 'logs_until' | 'quiet_seconds'> | null
}

export interface MeasuredActivity {
  readonly isOngoing: boolean
  /** Its clock is now; else it is the newest line of logs that were given as a whole. */
  readonly isLive: boolean
  readonly quietSeconds: number
}

/** Lines that arrive later than this after they were written are a replay: they say nothing of now. */
const LIVE_MS = 15 * 60_000
const QUIET_SECONDS = 300

/** By log time; null where no line has one. */
export function measureActivity(
  { source_type, last_seen, ended_at, glance }: Timed,
  nowMs: number,
): MeasuredActivity | null {
  if (ended_at === null) return null
  const endedMs = Date.parse(ended_at)
  const isLive = source_type === 'otlp' && Math.abs(Date.parse(last_seen) - endedMs) < LIVE_MS
  const untilMs = isLive ? nowMs : Date.parse(glance?.logs_until ?? ended_at)
  const quietSeconds = Math.max(0, (untilMs - endedMs) / 1_000)
  return { isOngoing: quietSeconds <= (glance?.quiet_seconds ?? QUIET_SECONDS), isLive, quietSeconds }
}
