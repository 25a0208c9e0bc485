const ONE_LINE = 700
const MANY_LINES = 2_000
const SHOWN_LINES = 16

/** How much of a line is drawn at first: of one with a stack trace its first frames, of one long line a few rows. */
export function lineLimit(message: string): number {
  if (!message.slice(0, MANY_LINES).includes('\n')) return ONE_LINE
  let at = -1
  for (let shown = 0; shown < SHOWN_LINES; shown++) {
    at = message.indexOf('\n', at + 1)
    if (at < 0 || at > MANY_LINES) return MANY_LINES
  }
  return at
}
