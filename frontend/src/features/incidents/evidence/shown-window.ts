interface Window {
  readonly text: string
  readonly quoteStart: number
  readonly quoteEnd: number
  readonly cutBefore: number
  readonly cutAfter: number
}

const CONTEXT_BEFORE = 120
const CONTEXT_SHARE = 0.1

/** The part of a long message worth drawing: its start, or the neighbourhood of a quote far inside. */
export function shownWindow(message: string, quoteStart: number, quoteEnd: number, limit: number): Window {
  if (message.length <= limit) return { text: message, quoteStart, quoteEnd, cutBefore: 0, cutAfter: 0 }
  const context = Math.min(CONTEXT_BEFORE, Math.round(limit * CONTEXT_SHARE))
  const start = quoteEnd <= limit ? 0 : Math.max(0, Math.min(quoteStart - context, message.length - limit))
  const end = Math.min(message.length, start + limit)
  return {
    text: message.slice(start, end),
    quoteStart: quoteStart - start,
    quoteEnd: Math.min(quoteEnd - start, end - start),
    cutBefore: start,
    cutAfter: message.length - end,
  }
}
