import { saidInEnglish } from './in-english.ts'
import { judgeSpreads, type StatementJudgement } from './judge-statement.ts'
import { spreadsOfStatement } from './statement-features.ts'
import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { withoutHeader } from './without-header.ts'

/** The words of all that an event says, as numbers. */
export const spreadsOf = oncePer((event: LogEvent): Int32Array =>
  spreadsOfStatement(withoutHeader(saidInEnglish(event))),
)

/** What all that an event says is, by its words. */
export const statementOf = oncePer((event: LogEvent): StatementJudgement => judgeSpreads(spreadsOf(event)))
