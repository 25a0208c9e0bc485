export interface Episode {
  readonly id: string
  readonly startedMs: number
  readonly endedMs: number
  readonly eventCount: number
  readonly contentKey: string | null
}

/** What a finding says of itself: log time where the logs have one, else when we received them. */
export interface Activity {
  readonly startedMs: number
  readonly endedMs: number
  readonly eventCount: number
  /** Set when the logs carry no time: only their content can tell a replay. */
  readonly contentKey: string | null
}

export type EpisodeDecision =
  | { readonly kind: 'new' }
  /** Logs of a window that was already analyzed: they add nothing. */
  | { readonly kind: 'replay' }
  | {
      readonly kind: 'extend'
      readonly episodeId: string
      readonly startedMs: number
      readonly endedMs: number
      readonly eventCount: number
    }

/** An occurrence is activity apart from the last by a quiet gap of log time, however it was batched. */
export function decideEpisode(episodes: readonly Episode[], activity: Activity, quietGapMs: number): EpisodeDecision {
  if (activity.contentKey !== null) {
    const isKnown = episodes.some((episode) => episode.contentKey === activity.contentKey)
    return { kind: isKnown ? 'replay' : 'new' }
  }
  const timed = episodes.filter((episode) => episode.contentKey === null)
  const touching = timed
    .filter(
      (episode) =>
        activity.startedMs < episode.endedMs + quietGapMs && episode.startedMs < activity.endedMs + quietGapMs,
    )
    .toSorted((a, b) => b.endedMs - a.endedMs)[0]
  if (!touching) return { kind: 'new' }
  const isInside = activity.startedMs >= touching.startedMs && activity.endedMs <= touching.endedMs
  if (isInside && activity.eventCount <= touching.eventCount) return { kind: 'replay' }
  return {
    kind: 'extend',
    episodeId: touching.id,
    startedMs: Math.min(touching.startedMs, activity.startedMs),
    endedMs: Math.max(touching.endedMs, activity.endedMs),
    eventCount: Math.max(touching.eventCount, activity.eventCount),
  }
}
