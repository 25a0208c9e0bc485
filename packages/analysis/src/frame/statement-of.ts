import { saidInEnglish } from './in-english.ts'
import { judgeStatement, type StatementJudgement } from './judge-statement.ts'
import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { withoutHeader } from './without-header.ts'

/** What all that an event says is, by its words. */
export const statementOf = oncePer((event: LogEvent): StatementJudgement =>
  judgeStatement(withoutHeader(saidInEnglish(event))),
)
