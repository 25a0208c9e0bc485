import type { Solution } from '@holdfast/contracts/analysis-data'
import type { DraftAnswer } from './draft-answer.ts'
import type { IncidentFacts } from './incident-facts.ts'
import { codeBlock, plain, steps } from './write-markdown.ts'

const RISK_ORDER = { 'read-only': 0, 'changes-state': 1, destructive: 2 } as const

/** Nothing destructive ever comes first. */
export const bySafety = (a: Solution, b: Solution): number => RISK_ORDER[a.risk] - RISK_ORDER[b.risk]

const RISK_WORDS = {
  'read-only': 'read-only',
  'changes-state': 'changes state',
  destructive: '**destructive: make sure first**',
} as const

export function describeSolution(solution: Solution): string {
  const undo = solution.undo ? ` Undo: ${plain(solution.undo)}` : ''
  const unverified = solution.is_supported ? '' : ' (unverified)'
  return `${plain(solution.description)} (${RISK_WORDS[solution.risk]}, ${plain(solution.estimated_time)})${unverified}\n\n${codeBlock(solution.command)}\n\nCheck: ${plain(solution.verification)}${undo}`
}

export function answerMitigation({ detail }: IncidentFacts): DraftAnswer {
  const { final_incidents: incidents, remediation_commands: remediation } = detail.analysis_data.pipeline_results
  const solutions = remediation?.solutions ?? []
  const fixes = solutions.filter((solution) => solution.category === 'fix').toSorted(bySafety)
  const checks = solutions.filter((solution) => solution.category === 'diagnose').toSorted(bySafety)
  const proposed = [...checks.slice(0, 1), ...fixes.slice(0, 2)]
  const todo = incidents[0]?.remediation_steps ?? []
  const blocks = [
    todo.length > 0
      ? steps(todo.map((step) => `**${plain(step.action)}**: ${plain(step.description)}`))
      : 'No known failure matches these lines closely enough to propose a change.',
    proposed.length > 0 ? `Commands, safest first:\n\n${proposed.map(describeSolution).join('\n\n')}` : '',
    'Holdfast proposes commands and never runs them.',
  ]
  return {
    markdown: blocks.filter(Boolean).join('\n\n'),
    suggestions: ['Generate runbook', 'Is it still going on?'],
  }
}
