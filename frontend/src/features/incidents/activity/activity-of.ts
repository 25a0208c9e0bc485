import { measureActivity, type Timed } from '@holdfast/contracts/measure-activity'
import { roughDuration } from '../../../lib/time/rough-duration.ts'

export interface Activity {
  readonly isOngoing: boolean
  /** Where there is little room. */
  readonly word: 'Ongoing' | 'Ended' | 'Until log end'
  readonly text: string
  readonly detail: string
}

const REPLAY_MS = 3_600_000

/** What a badge says of it. */
export function activityOf(incident: Timed, nowMs: number): Activity | null {
  const measured = measureActivity(incident, nowMs)
  if (!measured) return null
  const { isOngoing, isLive, quietSeconds } = measured
  const quiet = roughDuration(quietSeconds)
  if (!isOngoing) {
    const detail = isLive ? `No such line for ${quiet}.` : `No such line in the last ${quiet} of these logs.`
    return { isOngoing, word: 'Ended', text: `Ended · quiet ${quiet}`, detail }
  }
  if (isLive) return { isOngoing, word: 'Ongoing', text: 'Ongoing', detail: `Last line ${quiet} ago.` }
  const detail = 'It goes on to the end of these logs. Holdfast can’t see later ones.'
  // Of a replay nobody can say that it goes on.
  const word = nowMs - Date.parse(incident.ended_at ?? '') > REPLAY_MS ? 'Until log end' : 'Ongoing'
  return { isOngoing, word, text: 'Ongoing at end of logs', detail }
}

/** What a list is read by: when it last happened, not when that was received. */
export const lastActivityOf = ({ ended_at, last_seen }: Pick<Timed, 'ended_at' | 'last_seen'>): string =>
  ended_at ?? last_seen
