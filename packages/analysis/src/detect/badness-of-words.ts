import { judgeWords } from '../frame/judge-words.ts'
import type { LogEvent } from '../model/log-event.ts'
import { withoutHeader } from './without-header.ts'

const known = new WeakMap<LogEvent, number>()

/** How likely the authors of a line like this one would have called it an error; the worse of message and exception. */
export function badnessOfWords(event: LogEvent): number {
  const cached = known.get(event)
  if (cached !== undefined) return cached
  const said = judgeWords(withoutHeader(event.message))
  const worst = event.exception === undefined ? said : Math.max(said, judgeWords(event.exception.message))
  known.set(event, worst)
  return worst
}
