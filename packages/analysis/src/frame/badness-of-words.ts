import { judgeWords } from './judge-words.ts'
import type { LogEvent } from '../model/log-event.ts'
import { oncePer } from '../model/once-per.ts'
import { inEnglish } from './in-english.ts'
import { withoutHeader } from './without-header.ts'

/** How likely the authors of a line like this one would have called it an error; the worse of message and exception. */
export const badnessOfWords = oncePer(({ message, exception }: LogEvent): number => {
  const said = judgeWords(inEnglish(withoutHeader(message)))
  return exception === undefined ? said : Math.max(said, judgeWords(exception.message))
})
