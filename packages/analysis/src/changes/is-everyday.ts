import { statementOf } from '../frame/statement-of.ts'
import type { LogEvent } from '../model/log-event.ts'
import { isAct } from './is-act.ts'
import type { ChangeKind } from './kind-of-change.ts'

/** What is only rare, and by its words work that goes on. */
export const isEveryday = (kind: ChangeKind, event: LogEvent): boolean =>
  kind === 'event' && !isAct(event) && statementOf(event).act < 0
