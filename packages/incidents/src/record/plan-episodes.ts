import { type Activity, decideEpisode, type Episode } from './decide-episode.ts'

export interface EpisodeExtension {
  readonly episodeId: string
  readonly startedMs: number
  readonly endedMs: number
  readonly eventCount: number
}

export interface EpisodePlan {
  readonly added: readonly Activity[]
  readonly extended: readonly EpisodeExtension[]
  /** How many events came on top of those known before; below 0 when a correction took some away. */
  readonly eventGain: number
  readonly isReplay: boolean
}

export interface EpisodePlanOptions {
  readonly quietGapMs: number
  /** A correction reads known logs again: what it finds in a known window replaces what was found there before. */
  readonly isCorrection: boolean
}

/** What a finding's activities mean to an incident with these occurrences. */
export function planEpisodes(
  episodes: readonly Episode[],
  activities: readonly Activity[],
  { quietGapMs, isCorrection }: EpisodePlanOptions,
): EpisodePlan {
  const added: Activity[] = []
  const extended: EpisodeExtension[] = []
  let eventGain = 0
  for (const activity of activities) {
    const known = isCorrection ? episodes.map((episode) => ({ ...episode, eventCount: -1 })) : episodes
    const decision = decideEpisode(known, activity, quietGapMs)
    if (decision.kind === 'new') {
      added.push(activity)
      eventGain += activity.eventCount
    } else if (decision.kind === 'extend') {
      const { kind: _kind, ...extension } = decision
      extended.push(extension)
      const before = episodes.find((episode) => episode.id === decision.episodeId)?.eventCount ?? 0
      eventGain += decision.eventCount - before
    }
  }
  return { added, extended, eventGain, isReplay: added.length === 0 && extended.length === 0 }
}
