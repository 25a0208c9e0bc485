import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, clock, duration, plain } from './write-markdown.ts'

const SHOWN_EPISODES = 10

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1_000

export function answerRecurrence({ detail, episodes }: IncidentFacts): DraftAnswer {
  const pattern = detail.analysis_data.pipeline_results.log_analysis.temporal_pattern_analysis
  if (detail.occurrence_count <= 1) {
    return {
      markdown: `This is the first time that Holdfast sees it. Earlier occurrences may lie in logs that were never sent here.${
        pattern.pattern_detected
          ? `\n\nWithin it: ${pattern.pattern_type}. ${plain(pattern.interval_analysis)} ${plain(pattern.operational_hypothesis)}`
          : ''
      }`,
      suggestions: ['Show related incidents'],
    }
  }
  const list = episodes.slice(0, SHOWN_EPISODES).map((episode, index) => {
    const before = episodes[index + 1]
    const pause = before ? `, ${duration(secondsBetween(before.endedAt, episode.startedAt))} after the one before` : ''
    return `${clock(episode.startedAt)}, ${duration(secondsBetween(episode.startedAt, episode.endedAt))}, ${episode.eventCount} events${pause}`
  })
  return {
    markdown: `Yes: it occurred **${detail.occurrence_count} times**.\n\n${bullets(list)}${
      pattern.pattern_detected ? `\n\n${plain(pattern.interval_analysis)} ${plain(pattern.operational_hypothesis)}` : ''
    }`,
    suggestions: ['Compare with the last one', 'Show related incidents'],
  }
}
