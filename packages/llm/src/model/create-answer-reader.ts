import { INTENT_WORDS, type Intent } from '../answers/intents.ts'
import type { ClaimedQuote } from '../ground/verify-quotes.ts'

export interface HeardPart {
  /** Undefined as long as they are not all there. */
  readonly topics: readonly Intent[] | undefined
  /** Those that became whole since the last time. */
  readonly quotes: readonly ClaimedQuote[]
}

/** Topics come first; whoever writes so much before them is not waited for. */
const TOPICS_WITHIN = 2_000

/** Reads an answer while it is being written, each character once. Nothing of it counts before it is verified. */
export function createAnswerReader(): (text: string) => HeardPart {
  let position = 0
  let objectStart = -1
  let isInText = false
  let isEscaped = false
  let topics: Intent[] | undefined

  const readQuotes = (text: string): ClaimedQuote[] => {
    const quotes: ClaimedQuote[] = []
    for (; position < text.length; position++) {
      const character = text[position]
      if (isInText) {
        if (isEscaped) isEscaped = false
        else if (character === '\\') isEscaped = true
        else if (character === '"') isInText = false
      } else if (character === '"') isInText = true
      else if (character === '{') objectStart = position
      else if (character === '}' && objectStart !== -1) {
        const value = parse(text.slice(objectStart, position + 1))
        if (isQuote(value)) quotes.push(value)
        objectStart = -1
      }
    }
    return quotes
  }

  return (text) => {
    if (text.length < position) {
      // A repaired answer begins again.
      position = 0
      objectStart = -1
      isInText = isEscaped = false
    }
    topics ??= readTopics(text.slice(0, TOPICS_WITHIN))
    return { topics, quotes: readQuotes(text) }
  }
}

function readTopics(text: string): Intent[] | undefined {
  const list = /"topics"\s*:\s*(\[[^[\]]*\])/.exec(text)?.[1]
  const topics = list === undefined ? undefined : parse(list)
  return Array.isArray(topics) ? topics.filter((topic) => Object.hasOwn(INTENT_WORDS, topic)) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isQuote = (value: unknown): value is ClaimedQuote =>
  typeof value === 'object' &&
  value !== null &&
  'line_id' in value &&
  typeof value.line_id === 'string' &&
  'quote' in value &&
  typeof value.quote === 'string'
