import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, clock, plain } from './write-markdown.ts'

export function answerCodeChanges({ detail, isCodeHostConnected }: IncidentFacts): DraftAnswer {
  const timeline = detail.analysis_data.pipeline_results.final_incidents[0]?.timeline ?? []
  const changes = timeline.filter((entry) => entry.event_type === 'change')
  const lineIds = new Set(changes.map((entry) => entry.line_id))
  const ruledOut = detail.analysis_data.pipeline_results.log_analysis.ruled_out.filter((cause) =>
    cause.evidence.some((line) => lineIds.has(line.line_id)),
  )
  const verdict =
    ruledOut.length > 0
      ? `Ruled out as the cause:\n\n${bullets(
          ruledOut.map(
            (cause) =>
              `${plain(cause.hypothesis)}: ${plain(cause.reason)}${cite(cause.evidence.map((line) => line.line_id))}`,
          ),
        )}\n\n`
      : ''
  const seen =
    changes.length > 0
      ? `The logs themselves show these changes:\n\n${bullets(
          changes.map((entry) => `${clock(entry.timestamp)} ${plain(entry.description)}${cite([entry.line_id])}`),
        )}\n\nTiming alone doesn't prove causation.`
      : 'The logs show no deploy, release or configuration change near its beginning.'
  return {
    markdown: `${seen}\n\n${verdict}${
      isCodeHostConnected
        ? 'Run **Check code changes** to read the commits before its beginning.'
        : 'Connect a source-code host under Integrations to have the commits before its beginning examined.'
    }`,
    suggestions: ['Check code changes', 'Root cause'],
  }
}
