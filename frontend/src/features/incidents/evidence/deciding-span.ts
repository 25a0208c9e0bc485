interface Span {
  readonly start: number
  readonly end: number
}

/** A mark is read at a glance: what is longer than two lines of text marks nothing. */
const LONGEST = 240

/** The part of a quote that is marked: all of it, or where it is a whole payload, its first line up to a word's end. */
export function decidingSpan(message: string, { start, end }: Span): Span {
  if (end - start <= LONGEST) return { start, end }
  const head = message.slice(start, start + LONGEST)
  const line = head.indexOf('\n')
  if (line > 0) return { start, end: start + line }
  const word = head.lastIndexOf(' ')
  return { start, end: start + (word > LONGEST / 2 ? word : LONGEST) }
}
