import type { Comment } from '@holdfast/contracts/comments'
import type { HistoryEntry, IncidentDetail } from '@holdfast/contracts/incidents'

export interface PostmortemSource {
  readonly detail: IncidentDetail
  readonly comments: readonly Comment[]
  readonly history: readonly HistoryEntry[]
}

/** A draft that its reader finishes: what happened, why, how we know, what was tried. Log text stays inert. */
export function writePostmortem({ detail, comments, history }: PostmortemSource): string {
  const { pipeline_results: results } = detail.analysis_data
  const incident = results.final_incidents[0]
  const analysis = results.log_analysis
  if (!incident) return ''
  const evidence = incident.evidence_logs.map(
    (line) =>
      `- **${line.line_id}** ${line.timestamp ?? 'no time'} ${plain(line.service ?? '')}\n\n${fence(line.message)}`,
  )
  const hypotheses = analysis.root_cause_hypothesis_ranking.map((cause, index) => {
    const cited = cause.evidence.map((citation) => citation.line_id).join(', ')
    return `${index + 1}. ${plain(cause.hypothesis)} (${percent(cause.confidence)}${cited ? `, ${cited}` : ''})`
  })
  const commands = results.remediation_commands?.solutions.map(
    (solution) =>
      `- ${solution.category}, ${solution.risk}: ${plain(solution.description)}\n\n${fence(solution.command)}`,
  )
  return [
    `# Postmortem draft: ${plain(incident.title)}`,
    facts(detail),
    section('What happened', [plain(incident.root_cause_analysis)]),
    section('Impact', [plain(incident.impact_analysis.business_impact), plain(incident.impact_analysis.scope)]),
    section('Why we believe it', hypotheses),
    section(
      'Ruled out',
      analysis.ruled_out.map((cause) => `- ${plain(cause.hypothesis)}: ${plain(cause.reason)}`),
    ),
    section(
      'Timeline',
      incident.timeline.map(
        (entry) => `- ${entry.timestamp ?? 'no time'} **${entry.event_type}** ${plain(entry.description)}`,
      ),
    ),
    section('Evidence', evidence),
    section('Proposed commands', commands ?? []),
    section(
      'What was done',
      history.map((entry) => `- ${entry.at} ${nameOf(entry.actor)}: ${plain(entry.description)}`),
    ),
    section(
      'Discussion',
      comments.map((comment) => `- ${comment.created_at} ${nameOf(comment.user)}:\n\n${quote(comment.comment_text)}`),
    ),
    section('To be filled in', ['- What went well', '- What went badly', '- Follow-up actions, with owner and date']),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

function facts(detail: IncidentDetail): string {
  const { log_analysis: analysis, final_incidents: incidents } = detail.analysis_data.pipeline_results
  return [
    `- Incident: ${detail.incident_id}`,
    `- Severity: ${incidents[0]?.severity ?? 'unknown'} (${plain(analysis.severity_rationale)})`,
    `- Status: ${detail.live_status}`,
    `- Service: ${plain(detail.service ?? 'unknown')}`,
    `- Began: ${analysis.timeline_analysis.started_at ?? 'unknown'}`,
    `- Ended: ${analysis.timeline_analysis.ended_at ?? 'unknown'}`,
    `- Occurrences: ${detail.occurrence_count}`,
    `- Outcome of the analysis: ${analysis.outcome}, ${percent(analysis.confidence)} confident`,
  ].join('\n')
}

const section = (title: string, blocks: readonly string[]): string => {
  const filled = blocks.filter((block) => block.trim() !== '')
  return filled.length === 0 ? '' : `## ${title}\n\n${filled.join('\n')}`
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

const nameOf = (person: { first_name: string; last_name: string } | null): string =>
  person ? plain(`${person.first_name} ${person.last_name}`) : 'Holdfast'

/** Markdown of others must not become ours: no link, image, heading or HTML. */
const plain = (text: string): string =>
  text.replaceAll(/[\\`*_{}[\]<>()#!|]/g, '\\$&').replaceAll(/(?<!\s)\s*\n\s*/g, ' ')

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `  > ${plain(line)}`)
    .join('\n')

/** A fence longer than any run of backticks inside. */
function fence(text: string): string {
  let longest = 2
  for (const [run] of text.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  const mark = '`'.repeat(longest + 1)
  return `${mark}text\n${text}\n${mark}`
}
