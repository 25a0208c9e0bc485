import type { Contribution, Decision, Judged } from '@holdfast/analysis/analyze/explain-decision'

const MAX_TEXT = 100

/** The decision as text: what opened each incident, why its cause won, what was passed over. */
export function formatDecision({ threshold, incidents, passedOver, asked }: Decision): string {
  const lines = [`An incident opens when an alarm reaches ${threshold.toFixed(2)} (log-odds).`]
  if (asked !== null)
    lines.push(
      '',
      `The line that you asked for ${asked.incident === null ? 'belongs to no incident' : `belongs to incident ${asked.incident + 1}`}:`,
      ...formatJudged(asked.alarm, 'alarm'),
    )
  for (const [index, { opened, causes, members }] of incidents.entries()) {
    lines.push(
      '',
      `Incident ${index + 1}, of ${members + 1} kinds of lines, was opened by`,
      ...formatJudged(opened, 'alarm'),
    )
    for (const [rank, cause] of causes.entries())
      lines.push(rank === 0 ? '  Its cause is' : '  It won over', ...formatJudged(cause, 'cause', '  '))
  }
  if (passedOver.length > 0) {
    lines.push('', 'Passed over:')
    for (const one of passedOver) lines.push(...formatJudged(one, 'alarm'))
  }
  return lines.join('\n')
}

const formatJudged = ({ service, text, line, score, contributions }: Judged, kind: string, indent = ''): string[] => [
  `${indent}  ${service ?? 'unnamed'}: ${text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text}${line === '' ? '' : ` (${line})`}`,
  `${indent}    ${kind} ${signed(score)} = ${contributions.map(formatContribution).join(', ')}`,
]

const formatContribution = ({ trait, value }: Contribution): string => `${trait} ${signed(value)}`

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`
