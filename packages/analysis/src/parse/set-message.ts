import type { ParsedLine } from './parsed-line.ts'

/** The message starts at `at`; blanks at its end are cut. */
export function setMessage(text: string, at: number, line: ParsedLine): void {
  let end = text.length
  while (end > at && text.charCodeAt(end - 1) <= 32) end -= 1
  line.message = at === 0 && end === text.length ? text : text.slice(at, end)
}
