import type { IncidentGlance } from '@holdfast/contracts/incident-glance'
import { roughDuration } from '../../../lib/time/rough-duration.ts'

export interface Timed {
  readonly source_type: string
  /** When its last line was received. */
  readonly last_seen: string
  /** When its last line was written. */
  readonly ended_at: string | null
  readonly glance: IncidentGlance | null
}

export interface Activity {
  readonly isOngoing: boolean
  readonly text: string
  readonly detail: string
}

/** Lines that arrive later than this after they were written are a replay: they say nothing of now. */
const LIVE_MS = 15 * 60_000
const QUIET_SECONDS = 300

/** By log time. Of an agent's logs the clock is now; of logs that were given as a whole it is their newest line. */
export function activityOf(
  { source_type: source, last_seen, ended_at, glance }: Timed,
  nowMs: number,
): Activity | null {
  if (ended_at === null) return null
  const endedMs = Date.parse(ended_at)
  const isLive = source === 'otlp' && Math.abs(Date.parse(last_seen) - endedMs) < LIVE_MS
  const untilMs = isLive ? nowMs : Date.parse(glance?.logs_until ?? ended_at)
  const quietSeconds = Math.max(0, (untilMs - endedMs) / 1_000)
  const quiet = roughDuration(quietSeconds)
  if (quietSeconds > (glance?.quiet_seconds ?? QUIET_SECONDS)) {
    const detail = isLive ? `No such line for ${quiet}.` : `No such line in the last ${quiet} of these logs.`
    return { isOngoing: false, text: `Ended · quiet ${quiet}`, detail }
  }
  if (isLive) return { isOngoing: true, text: 'Ongoing', detail: `Last line ${quiet} ago.` }
  const detail = 'It goes on to the end of these logs. Holdfast can’t see later ones.'
  return { isOngoing: true, text: 'Ongoing at end of logs', detail }
}

/** What a list is read by: when it last happened, not when that was received. */
export const lastActivityOf = ({ ended_at, last_seen }: Pick<Timed, 'ended_at' | 'last_seen'>): string =>
  ended_at ?? last_seen
