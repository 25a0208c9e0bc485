/** A long text from a little before what it is shown for: in JSON the message often stands at the end. */
export function excerpt(text: string, words: readonly string[], longest: number): string {
  if (text.length <= longest) return text
  const lower = text.toLowerCase()
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place !== -1)
  const place = places.length > 0 ? Math.min(...places) : 0
  const start = Math.max(0, Math.min(place - Math.floor(longest / 4), text.length - longest))
  const end = Math.min(text.length, start + longest)
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
