import type { IncidentFacts } from '@holdfast/llm/answers/incident-facts'

/** Numbers that an answer may compute from the facts: parts of durations, percentages, sizes of lists, ratios. */
export function derivedNumbers(facts: IncidentFacts): Set<string> {
  const { detail, episodes, lines, nowMs } = facts
  const results = detail.analysis_data.pipeline_results
  const analysis = results.log_analysis
  const numbers = new Set<string>()
  const addSeconds = (seconds: number) => {
    for (const value of [
      seconds,
      seconds / 60,
      seconds / 3_600,
      seconds / 86_400,
      seconds % 60,
      (seconds % 3_600) / 60,
    ]) {
      numbers.add(String(Math.round(value)))
      numbers.add(String(Math.floor(value)))
    }
  }
  const addShare = (share: number) => numbers.add(String(Math.round(share * 100)))

  for (const cause of analysis.root_cause_hypothesis_ranking) {
    addShare(cause.confidence)
    numbers.add(String(cause.evidence.length))
    numbers.add(String(cause.contradicting.length))
  }
  addShare(analysis.confidence)
  addSeconds(analysis.timeline_analysis.duration_seconds ?? 0)
  addSeconds((nowMs - Date.parse(detail.last_seen)) / 1_000)
  if (analysis.timeline_analysis.ended_at) {
    addSeconds((nowMs - Date.parse(analysis.timeline_analysis.ended_at)) / 1_000)
  }
  const lengths = episodes.map((episode) => (Date.parse(episode.endedAt) - Date.parse(episode.startedAt)) / 1_000)
  for (const [index, episode] of episodes.entries()) {
    addSeconds(lengths[index] ?? 0)
    const previous = episodes[index + 1]
    if (!previous) continue
    addSeconds((Date.parse(episode.startedAt) - Date.parse(previous.endedAt)) / 1_000)
    for (const ratio of [episode.eventCount / previous.eventCount, (lengths[index] ?? 0) / (lengths[index + 1] ?? 1)]) {
      numbers.add(ratio.toFixed(1))
      addShare(ratio)
    }
  }
  numbers.add(String(episodes.length))
  for (let count = 0; count <= lines.length; count++) numbers.add(String(count))
  return numbers
}
