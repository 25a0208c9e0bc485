/** What a line of a list, or a name in a record, takes beside its own characters. */
const COST_OF_LINE = 32

/** At most so many characters, never half of one that takes two. */
export function shortenText(text: string, chars: number): string {
  if (text.length <= chars) return text
  const last = text.charCodeAt(chars - 1)
  return beginningOf(text, last >= 0xd800 && last < 0xdc00 ? chars - 1 : chars)
}

/** The first lines that fit, and the beginning of the one that does not. */
export function keepLines(lines: readonly string[], chars: number): readonly string[] {
  const kept: string[] = []
  let room = chars
  for (const line of lines) {
    room -= COST_OF_LINE
    if (room < 0) break
    const text = shortenText(line, room)
    kept.push(text)
    if (text.length < line.length) break
    room -= text.length
  }
  return kept.length === lines.length && kept.at(-1)?.length === lines.at(-1)?.length ? lines : kept
}

/** The first fields that fit, whole. */
export function keepFields<T extends object>(fields: T, chars: number): T {
  const kept: [string, unknown][] = []
  let room = chars
  for (const [name, value] of Object.entries(fields)) {
    room -= COST_OF_LINE + name.length + String(value).length
    if (room < 0) break
    kept.push([name, value])
  }
  return kept.length === Object.keys(fields).length ? fields : (Object.fromEntries(kept) as T)
}

/** A template's first words that fit. */
export function shortenTemplate(text: string, chars: number): string {
  if (text.length <= chars) return text
  const end = text.lastIndexOf(' ', chars)
  return end > 0 ? beginningOf(text, end) : shortenText(text, chars)
}

/** A copy: a slice alone keeps the whole text in memory. */
const beginningOf = (text: string, end: number): string => JSON.parse(JSON.stringify(text.slice(0, end))) as string
