import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, clock, duration, plain } from './write-markdown.ts'

export function answerTimeline({ detail }: IncidentFacts): DraftAnswer {
  const results = detail.analysis_data.pipeline_results
  const { started_at: start, duration_seconds: seconds } = results.log_analysis.timeline_analysis
  const entries = results.final_incidents[0]?.timeline ?? []
  const headline = start
    ? `It began at **${clock(start)}**${seconds ? ` and lasted ${duration(seconds)}` : ''}.`
    : 'The lines carry no time of their own, so only their order is known.'
  const list = entries.map(
    (entry) =>
      `${entry.timestamp ? `**${clock(entry.timestamp, start)}** ` : ''}${plain(entry.component)}: ${plain(entry.description)}${cite([entry.line_id])}`,
  )
  return {
    markdown: list.length > 0 ? `${headline}\n\n${bullets(list)}` : headline,
    suggestions: ['Root cause', 'Is it still happening?'],
  }
}
