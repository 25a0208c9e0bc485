import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { clock, duration } from './write-markdown.ts'

const QUIET_SECONDS = 600

export function answerOngoing({ detail, nowMs, episodes }: IncidentFacts): DraftAnswer {
  const { log_analysis: analysis } = detail.analysis_data.pipeline_results
  const pattern = analysis.temporal_pattern_analysis
  const lastSeenSeconds = Math.max(0, (nowMs - Date.parse(detail.last_seen)) / 1_000)
  const loggedEnd = analysis.timeline_analysis.ended_at
  const endedAt = loggedEnd === null ? null : (episodes[0]?.endedAt ?? loggedEnd)
  const isEnded = detail.live_status === 'resolved' || detail.live_status === 'closed'
  const isGivenOnce = detail.source_type !== 'otlp'
  const blocks = [
    lastSeenSeconds < QUIET_SECONDS
      ? `Holdfast received lines of it ${duration(lastSeenSeconds)} ago.`
      : `Holdfast has received no line of it for ${duration(lastSeenSeconds)}.`,
    endedAt
      ? `Its last line, by the log's own clock, is from ${clock(endedAt)}, ${duration(Math.max(0, (nowMs - Date.parse(endedAt)) / 1_000))} before now.`
      : 'The lines carry no time of their own, so when the last one was written is not known.',
    isGivenOnce ? 'These logs were given as a whole: what came after them is not known here.' : '',
    isEnded
      ? `It is marked **${detail.live_status}**; a return reopens it.`
      : `Its status is **${detail.live_status}**.`,
    pattern.pattern_detected && pattern.next_expected
      ? `It recurs: the next time would be ${clock(pattern.next_expected)}. Silence past that speaks for a fix.`
      : '',
    lastSeenSeconds < QUIET_SECONDS || isEnded
      ? ''
      : 'Silence is no proof: it can also mean that the logs stopped coming. Check the agent under Logs.',
  ]
  return { markdown: blocks.filter(Boolean).join(' '), suggestions: ['What happened when?', 'Did it happen before?'] }
}
