import type { Episode } from '../model/finding.ts'
import type { Symptom } from '../model/symptom.ts'
import type { IncidentFacts } from '../explain/incident-facts.ts'

/** Occurrences of one incident: activity of its symptoms since the onset, parted by the quiet gap of log time. */
export function splitEpisodes(symptoms: readonly Symptom[], { cluster, world, quietGapMs }: IncidentFacts): Episode[] {
  const { onsetMs } = cluster
  if (onsetMs === null) return []
  const { bucketMs } = world.digest
  const slots = symptoms
    .flatMap((symptom) =>
      Object.entries(symptom.buckets).map(([start, [count, firstMs]]) => ({
        startMs: firstMs,
        endMs: Math.min(Number(start) + bucketMs - 1, symptom.lastMs ?? firstMs),
        count,
      })),
    )
    .filter((slot) => slot.endMs >= onsetMs)
    .sort((a, b) => a.startMs - b.startMs)
  const episodes: { startMs: number; endMs: number; eventCount: number }[] = []
  for (const slot of slots) {
    const last = episodes[episodes.length - 1]
    if (last && slot.startMs - last.endMs < quietGapMs) {
      last.endMs = Math.max(last.endMs, slot.endMs)
      last.eventCount += slot.count
    } else episodes.push({ startMs: slot.startMs, endMs: Math.max(slot.startMs, slot.endMs), eventCount: slot.count })
  }
  return episodes
}
