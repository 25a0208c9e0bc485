import { judgeRisk, type Risk } from '@holdfast/analysis/advise/judge-risk'
import { isSuspiciousText } from '../evidence/is-suspicious.ts'
import type { ModelIncident } from '../verdict/verdict.ts'
import { unknownNames, type StatementContext } from './check-statement.ts'

export interface CheckedStep {
  readonly says: string
  readonly command: string | null
  /** By what the command does; null where there is none. */
  readonly risk: Risk | null
}

const FETCHES = /\b(?:curl|wget|fetch|nc|ncat|scp|ftp|Invoke-WebRequest|iwr)\b/i
const RUNS_TEXT = /\|\s*(?:sudo )?(?:ba|z|da)?sh\b|\beval\b|\bbase64\b|\$\(|`/
const HIDDEN = /[\p{Cc}\p{Cf}]/u

/** Steps of a model: classed by what they do; what destroys, or fetches from where no line points, is not shown. */
export function checkSteps(
  steps: ModelIncident['steps'],
  context: StatementContext,
): { readonly steps: readonly CheckedStep[]; readonly refused: readonly string[] } {
  const refused: string[] = []
  const kept = steps.flatMap(({ says, command }): CheckedStep[] => {
    if (isSuspiciousText(says) || HIDDEN.test(says)) {
      refused.push(`step '${says.slice(0, 60)}': it reads like an order of a line`)
      return []
    }
    if (!command) return [{ says, command: null, risk: null }]
    const why = whyRefused(command, context)
    if (why !== null) refused.push(`command '${command.slice(0, 80)}': ${why}`)
    return [{ says, command: why === null ? command : null, risk: why === null ? judgeRisk(command) : null }]
  })
  return { steps: kept, refused }
}

function whyRefused(command: string, context: StatementContext): string | null {
  if (HIDDEN.test(command)) return 'it holds hidden characters'
  if (judgeRisk(command) === 'destructive') return 'it destroys'
  if (RUNS_TEXT.test(command)) return 'it runs what another command prints'
  if (FETCHES.test(command)) {
    const strange = (command.match(/\b[\w-]+(?:\.[\w-]+)+\b/g) ?? []).filter(
      (host) => unknownNames(host, context).length > 0,
    )
    if (strange.length > 0) return `no line names ${strange[0]}`
  }
  return null
}
