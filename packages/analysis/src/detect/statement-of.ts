import { describeForMatching } from '../digest/describe-for-matching.ts'
import { judgeStatement, type StatementJudgement } from '../frame/judge-statement.ts'
import type { LogEvent } from '../model/log-event.ts'
import { withoutHeader } from './without-header.ts'

const known = new WeakMap<LogEvent, StatementJudgement>()

/** What all that an event says is, by its words. */
export function statementOf(event: LogEvent): StatementJudgement {
  const cached = known.get(event)
  if (cached !== undefined) return cached
  const judged = judgeStatement(withoutHeader(describeForMatching(event)))
  known.set(event, judged)
  return judged
}
