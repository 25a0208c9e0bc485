/** A longer 'word' is data: it is cut where it must be. */
const LONGEST_WORD = 32

/** The first whole word from `at` on that is not beyond what the text is shown for, else `at`. */
function nextWord(text: string, at: number, place: number): number {
  if (at === 0 || /\s/.test(text.charAt(at - 1))) return at
  const found = text.slice(at, place + 1).search(/(?<=\s)\S/)
  return found < 0 ? at : at + found
}

/** The end of the last whole word before `at` that is beyond it, else `at`. */
function lastWord(text: string, at: number, place: number): number {
  if (at === text.length || /\s/.test(text.charAt(at))) return at
  const back = /(?<!\s)\s+\S*$/.exec(text.slice(Math.max(place, at - LONGEST_WORD), at))?.[0].length ?? 0
  return at - back
}

/** A long text from a little before what it is shown for, in whole words: in JSON the message often stands at the end. */
export function excerpt(text: string, words: readonly string[], longest: number): string {
  if (text.length <= longest) return text
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place !== -1)
  const place = places.length > 0 ? Math.min(...places) : 0
  const roughStart = Math.max(0, Math.min(place - Math.floor(longest / 4), text.length - longest))
  const start = nextWord(text, roughStart, place)
  const end = lastWord(text, Math.min(text.length, start + longest), place)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
