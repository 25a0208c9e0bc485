/**
 * Where `mark` and `needle` behind it stand in the text, or -1. Of two characters the rarer is looked for: a search
 * stops at each place where its first character stands, and lines are full of blanks and quotes.
 */
export function indexBehind(mark: number, needle: string, text: string, from = 0): number {
  let at = text.indexOf(needle, from + 1)
  while (at > 0 && text.charCodeAt(at - 1) !== mark) at = text.indexOf(needle, at + 1)
  return at - 1 < from ? -1 : at - 1
}

const BLANK = 32
const QUOTE = 34

/** `… HTTP/1.1` */
export const indexOfProtocol = (text: string, from = 0): number => indexBehind(BLANK, 'HTTP/', text, from)

/** `"level"`: whether an object's text names such a key, or holds such a text; `rest` is without the quote before it. */
export const holdsQuoted = (text: string, rest: string): boolean => indexBehind(QUOTE, rest, text) >= 0
