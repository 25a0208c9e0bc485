import { describeSolution, distinctSolutions, ownSteps } from './answer-mitigation.ts'
import type { DraftAnswer } from './draft-answer.ts'
import { excerpt } from './excerpt.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { bullets, cite, code, plain, steps } from './write-markdown.ts'

export function answerRunbook({ detail }: IncidentFacts): DraftAnswer {
  const results = detail.analysis_data.pipeline_results
  const [incident] = results.final_incidents
  const [cause] = results.log_analysis.root_cause_hypothesis_ranking
  const solutions = distinctSolutions(results.remediation_commands?.solutions ?? [])
  const todo = ownSteps(incident?.remediation_steps ?? [], solutions)
  const part = (category: 'diagnose' | 'fix' | 'verify') =>
    solutions
      .filter((solution) => solution.category === category)
      .map(describeSolution)
      .join('\n\n')
  const recognised = incident?.evidence_logs.slice(0, 3) ?? []
  const blocks = [
    `## Runbook: ${plain(incident?.title ?? 'incident')}`,
    `### Recognize it\n${bullets(recognised.map((line) => `${code(excerpt(line.message, [line.message.slice(line.quote_start, line.quote_end)], 200))} [${line.line_id}]`))}`,
    cause ? `### Likely cause\n${plain(cause.hypothesis)}${cite(cause.evidence.map((line) => line.line_id))}` : '',
    todo.length > 0
      ? `### Steps\n${steps(todo.map((step) => `**${plain(step.action)}**: ${plain(step.description)}`))}`
      : '',
    part('diagnose') ? `### Diagnose\n${part('diagnose')}` : '',
    part('fix') ? `### Fix\n${part('fix')}` : '',
    part('verify') ? `### Verify\n${part('verify')}` : '',
    `### Afterwards\n${bullets(['Set the incident to resolved: Holdfast watches whether it comes back.', 'Export the postmortem draft and complete it.'])}`,
  ]
  return { markdown: blocks.filter(Boolean).join('\n\n'), suggestions: ['Did it happen before?'] }
}
