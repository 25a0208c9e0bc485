import { measureActivity, type Timed } from '@holdfast/contracts/measure-activity'
import { roughDuration } from '../../../lib/time/rough-duration.ts'

export interface Activity {
  readonly isOngoing: boolean
  readonly text: string
  readonly detail: string
}

/** What a badge says of it. */
export function activityOf(incident: Timed, nowMs: number): Activity | null {
  const measured = measureActivity(incident, nowMs)
  if (!measured) return null
  const { isOngoing, isLive, quietSeconds } = measured
  const quiet = roughDuration(quietSeconds)
  if (!isOngoing) {
    const detail = isLive ? `No such line for ${quiet}.` : `No such line in the last ${quiet} of these logs.`
    return { isOngoing, text: `Ended · quiet ${quiet}`, detail }
  }
  if (isLive) return { isOngoing, text: 'Ongoing', detail: `Last line ${quiet} ago.` }
  const detail = 'It goes on to the end of these logs. Holdfast can’t see later ones.'
  return { isOngoing, text: 'Ongoing at end of logs', detail }
}

/** What a list is read by: when it last happened, not when that was received. */
export const lastActivityOf = ({ ended_at, last_seen }: Pick<Timed, 'ended_at' | 'last_seen'>): string =>
  ended_at ?? last_seen
