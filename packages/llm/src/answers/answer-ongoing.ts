import { measureActivity } from '@holdfast/contracts/measure-activity'
import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { clock, duration } from './write-markdown.ts'

export function answerOngoing(facts: IncidentFacts): DraftAnswer {
  const { detail } = facts
  const pattern = detail.analysis_data.pipeline_results.log_analysis.temporal_pattern_analysis
  const isMarkedOver = detail.live_status === 'resolved' || detail.live_status === 'closed'
  const blocks = [
    ...verdictOf(facts),
    isMarkedOver
      ? `It is marked **${detail.live_status}**; a return reopens it.`
      : `Its status is **${detail.live_status}**.`,
    pattern.pattern_detected && pattern.next_expected
      ? `It recurs: the next time would be ${clock(pattern.next_expected)}. Silence past that speaks for a fix.`
      : '',
  ]
  return { markdown: blocks.filter(Boolean).join(' '), suggestions: ['What happened when?', 'Did it happen before?'] }
}

/** Yes, no or not known, and what that rests on. */
function verdictOf({ detail, nowMs, episodes }: IncidentFacts): string[] {
  const loggedEnd = detail.analysis_data.pipeline_results.log_analysis.timeline_analysis.ended_at
  const endedAt = loggedEnd === null ? null : (episodes[0]?.endedAt ?? loggedEnd)
  const { source_type, last_seen, glance } = detail
  const activity = measureActivity({ source_type, last_seen, glance, ended_at: endedAt }, nowMs)
  if (!endedAt || !activity) {
    return ['**Not known.** The lines carry no time of their own, so when the last one was written is not known.']
  }
  const { isOngoing, isLive, quietSeconds } = activity
  const lastLine = `Its last line, by the log's own clock, is from ${clock(endedAt)}`
  const quiet = duration(quietSeconds)
  if (isOngoing && isLive) return [`**Yes.** ${lastLine}, ${quiet} before now.`]
  if (isOngoing) {
    return [
      `**Yes, up to the end of these logs.** ${lastLine}. These logs came in one upload; Holdfast does not see later ones.`,
    ]
  }
  if (!isLive) return [`**No.** ${lastLine}, and the last ${quiet} of these logs have none.`]
  return [
    `**No.** ${lastLine}: Holdfast has received no line of it for ${quiet}.`,
    'Silence is no proof: it can also mean that the logs stopped coming. Check the agent under Logs.',
  ]
}
