const LOG_REFERENCE = /(?<!\s)\s*\[(?:L\d+|log[\s_-]?\d+|line[\s_-]?\d+)(?:\s*,\s*L?\d+)*\]/gi
const LONG_TEXT = 200
const SENTENCE_ENDS = /(?<=[.!?])(?<!\b(?:e\.g|i\.e|vs|approx)\.)\s+/
/** Where one sentence is long by itself. */
const CLAUSE_ENDS = /(?<=[;:])\s+/

/** What is said, without what is quoted for it. */
const lengthOf = (sentence: string): number => sentence.replace(/\([^()]{0,300}\)/g, '').length

const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')')

/** What a sentence quotes in parentheses may itself have several sentences. */
function joinQuoted(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    const isQuoted = before !== undefined && before.length <= LONG_TEXT && isOpen(before) && sentence.includes(')')
    if (isQuoted) joined[joined.length - 1] = `${before} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

const partsOf = (block: string): string[] =>
  joinQuoted(block.split(SENTENCE_ENDS)).flatMap((sentence) =>
    lengthOf(sentence) > LONG_TEXT ? joinQuoted(sentence.split(CLAUSE_ENDS)) : [sentence],
  )

/** Reasoning to read: markers of log lines removed, long text split into paragraphs, its first sentence by itself. */
export function splitReasoning(text: string): string[] {
  const clean = text.replace(LOG_REFERENCE, '').trim()
  if (clean.length <= LONG_TEXT) return clean === '' ? [] : [clean]
  const paragraphs: string[] = []
  for (const block of clean.split(/\n(?:[^\S\n]*\n)*/)) {
    let current = ''
    for (const part of partsOf(block)) {
      const isFull = paragraphs.length === 0 || current.length + 1 + part.length > LONG_TEXT
      if (current !== '' && isFull) {
        paragraphs.push(current)
        current = ''
      }
      current = current === '' ? part : `${current} ${part}`
    }
    if (current.trim() !== '') paragraphs.push(current.trim())
  }
  return paragraphs
}
