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

/** A command that two findings propose is shown once, with both reasons. */
export function distinctSolutions(solutions: readonly Solution[]): Solution[] {
  const byCommand = new Map<string, Solution>()
  for (const solution of solutions) {
    const known = byCommand.get(solution.command)
    const description = known && known.description !== solution.description ? `${known.description} ` : ''
    byCommand.set(solution.command, {
      ...(known ?? solution),
      description: known ? `${description}${solution.description}` : solution.description,
    })
  }
  return [...byCommand.values()].toSorted(bySafety)
}

/** Steps that are no more than the commands below them would be said twice. */
export const ownSteps = <S extends { readonly action: string }>(
  todo: readonly S[],
  solutions: readonly Solution[],
): S[] => (todo.every((step) => solutions.some((solution) => solution.command === step.action)) ? [] : [...todo])

/** What somebody may ask leave for, by the words that a step for it has. */
const ASKED_ACTS: readonly { readonly name: string; readonly words: RegExp }[] = [
  { name: 'roll back', words: /\broll(?:ed|ing)?[ -]?back\b|\brevert\w*|\bundo\b/i },
  { name: 'restart', words: /\b(?:re-?start|reboot|bounce)\w*/i },
  { name: 'scale', words: /\bscal(?:e|ing)\b|\breplicas?\b/i },
  { name: 'fail over', words: /\bfail(?:ing)?[ -]?over\b|\bpromot(?:e|ing)\b/i },
  { name: 'delete', words: /\bdelet(?:e|ing)\b|\bremov(?:e|ing)\b|\brm\b/i },
]
const ASKS_LEAVE =
  /\b(?:should|shall|can|could|may|do) (?:i|we)\b|\b(?:is|would) it (?:be )?(?:safe|ok|okay|wise|help)\b|\bwould an?\b/i

/** The answer to 'should I …?', before the steps: whether any of them does that. */
function leadOf(question: string, proposed: readonly Solution[], todo: readonly { action: string }[]): string {
  const act = ASKS_LEAVE.test(question) ? ASKED_ACTS.find(({ words }) => words.test(question)) : undefined
  if (!act) return ''
  const isMeant =
    proposed.some(({ description, command }) => act.words.test(`${description} ${command}`)) ||
    todo.some(({ action }) => act.words.test(action))
  return isMeant
    ? '**Yes, as one of the steps below**, in their order.'
    : `**Not by these logs**: nothing in them calls for it, and no step below is to ${act.name}.`
}

export function answerMitigation({ detail }: IncidentFacts, question: string): DraftAnswer {
  const { final_incidents: incidents, remediation_commands: remediation } = detail.analysis_data.pipeline_results
  const solutions = distinctSolutions(remediation?.solutions ?? [])
  const part = (category: Solution['category'], most: number) =>
    solutions.filter((solution) => solution.category === category).slice(0, most)
  const proposed = [...part('diagnose', 1), ...part('fix', 2), ...part('verify', 1)]
  const todo = ownSteps(incidents[0]?.remediation_steps ?? [], solutions)
  const blocks = [
    leadOf(question, proposed, todo),
    todo.length > 0 ? steps(todo.map((step) => `**${plain(step.action)}**: ${plain(step.description)}`)) : '',
    todo.length + proposed.length > 0 ? '' : 'No known failure matches these lines closely enough to propose a change.',
    proposed.length > 0
      ? `To see, to fix and to verify, safest first:\n\n${proposed.map(describeSolution).join('\n\n')}`
      : '',
    'Holdfast proposes commands and never runs them.',
  ]
  return {
    markdown: blocks.filter(Boolean).join('\n\n'),
    suggestions: ['Generate runbook', 'Is it still happening?'],
  }
}
