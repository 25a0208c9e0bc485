import { unknownNames, unknownNumbers, type StatementContext } from '../check/check-statement.ts'
import { verifyCites, type VerifiedCite } from '../check/verify-cites.ts'
import { isSuspiciousText } from '../evidence/is-suspicious.ts'
import { runTool } from '../tools/tools.ts'
import { searchTool } from '../tools/search.ts'
import type { LogAnswer } from './log-answer.ts'

export interface ProvedAnswer {
  readonly statements: readonly ProvedStatement[]
  readonly refusals: readonly { readonly what: string; readonly why: string }[]
}

export interface ProvedStatement {
  readonly says: string
  readonly cites: readonly VerifiedCite[]
  /** What code found when it searched itself, as a person reads it. */
  readonly searches: readonly string[]
}

/** Keeps the statements that quotes or searches prove. */
export function checkAnswer({ statements }: LogAnswer, context: StatementContext): ProvedAnswer {
  const refusals: { what: string; why: string }[] = []
  // That nothing is found where nothing was logged proves nothing.
  const isEmpty = context.evidence.records.length === 0
  const proved = statements.flatMap(({ says, cites, searches }): ProvedStatement[] => {
    const { verified, problems } = verifyCites(cites, context.evidence)
    const ran = searches.map((input) => runTool(searchTool.name, input, context.evidence))
    const found = isEmpty ? [] : ran.filter(({ isError }) => !isError)
    const seen = [context.seen, ...found.flatMap(({ told, text }) => [told, text])].join('\n')
    const reasons = [
      ...(isEmpty ? ['nothing was logged in this window'] : []),
      ...(verified.length + found.length === 0 ? ['neither a quote nor a search proves it', ...problems] : []),
      ...ran.filter(({ isError }) => isError).map(({ text }) => text),
      ...unknownNames(says, { ...context, seen }).map((name) => `no line names '${name}'`),
      ...unknownNumbers(says, verified, { ...context, seen }).map((number) => `nothing says ${number}`),
      ...(isSuspiciousText(says) ? ['it repeats what a line tells its reader'] : []),
    ]
    if (reasons.length === 0) return [{ says, cites: verified, searches: found.map(({ told }) => told) }]
    refusals.push({ what: `'${says.slice(0, 60)}'`, why: reasons.join('; ') })
    return []
  })
  return { statements: proved, refusals }
}
