interface Window {
  readonly text: string
  readonly quoteStart: number
  readonly quoteEnd: number
  readonly cutBefore: number
  readonly cutAfter: number
}

const CONTEXT_BEFORE = 120
const CONTEXT_SHARE = 0.1
/** A 'word' longer than this is data: it is cut where it must be. */
const LONGEST_WORD = 32

/** Where a whole word starts near a cut: the next one that leaves the quote whole, else the one that was cut. */
function wordStart(message: string, at: number, quoteStart: number): number {
  if (at <= 0 || /\s/.test(message.charAt(at - 1))) return at
  const next = message.slice(at, quoteStart + 1).search(/(?<=\s)\S/)
  if (next >= 0) return at + next
  const back = /(?<!\S)\S+$/.exec(message.slice(Math.max(0, at - LONGEST_WORD), at))?.[0].length ?? 0
  return back < LONGEST_WORD ? at - back : at
}

function wordEnd(message: string, at: number): number {
  if (at >= message.length || /\s/.test(message.charAt(at))) return at
  const back = /(?<!\s)\s+\S*$/.exec(message.slice(Math.max(0, at - LONGEST_WORD), at))
  return back ? at - back[0].length : at
}

/** The part of a long message worth drawing: its start, or the neighborhood of a quote far inside; in whole words. */
export function shownWindow(message: string, quoteStart: number, quoteEnd: number, limit: number): Window {
  if (message.length <= limit) return { text: message, quoteStart, quoteEnd, cutBefore: 0, cutAfter: 0 }
  const context = Math.min(CONTEXT_BEFORE, Math.round(limit * CONTEXT_SHARE))
  const roughStart = quoteEnd <= limit ? 0 : Math.max(0, Math.min(quoteStart - context, message.length - limit))
  const start = wordStart(message, roughStart, quoteStart)
  const roughEnd = Math.min(message.length, start + limit)
  const end = Math.max(wordEnd(message, roughEnd), Math.min(quoteEnd, roughEnd))
  return {
    text: message.slice(start, end),
    quoteStart: quoteStart - start,
    quoteEnd: Math.min(quoteEnd, end) - start,
    cutBefore: start,
    cutAfter: message.length - end,
  }
}
