const LOG_REFERENCE = /(?<!\s)\s*\[(?:L\d+|log[\s_-]?\d+|line[\s_-]?\d+)(?:\s*,\s*L?\d+)*\]/gi
const LONG_TEXT = 200
const PARAGRAPH = 320

/** Reasoning to read: markers of log lines removed, long text split at sentence ends. */
export function splitReasoning(text: string): string[] {
  const clean = text.replace(LOG_REFERENCE, '').trim()
  if (clean.length <= LONG_TEXT) return clean === '' ? [] : [clean]
  const paragraphs: string[] = []
  for (const block of clean.split(/\n(?:[^\S\n]*\n)*/)) {
    let current = ''
    for (const sentence of block.split(/(?<=[.!?])\s+(?=[A-Z0-9'"“])/)) {
      if (current !== '' && current.length + sentence.length > PARAGRAPH) {
        paragraphs.push(current)
        current = ''
      }
      current = current === '' ? sentence : `${current} ${sentence}`
    }
    if (current.trim() !== '') paragraphs.push(current.trim())
  }
  return paragraphs
}
