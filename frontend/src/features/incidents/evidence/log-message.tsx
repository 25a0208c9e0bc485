import { useMemo, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { decidingSpan } from './deciding-span.ts'
import { lineLimit } from './line-limit.ts'
import { shownWindow } from './shown-window.ts'
import { splitMessage } from './split-message.ts'

const LIMITS = { short: 400, compact: 160 }

interface LogMessageProps {
  readonly message: string
  readonly quoteStart: number
  readonly quoteEnd: number
  /** `short` in a list of citations, `compact` in a narrow place: the quote and a little around it. */
  readonly size?: 'whole' | keyof typeof LIMITS
}

const sizeOf = (characters: number) =>
  characters >= 1_000_000 ? `${(characters / 1_000_000).toFixed(1)} M` : `${Math.ceil(characters / 1_000)} K`

/** Plain text and nothing else, however the line tries; a long one is cut around its quote until somebody asks for it. */
export function LogMessage({ message, quoteStart, quoteEnd, size = 'whole' }: LogMessageProps) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = useMemo(() => {
    const span = decidingSpan(message, { start: quoteStart, end: quoteEnd })
    return shownWindow(message, span.start, span.end, size === 'whole' ? lineLimit(message) : LIMITS[size])
  }, [message, quoteStart, quoteEnd, size])
  if (isWhole) {
    return (
      <span className="inert-text block max-h-96 overflow-y-auto whitespace-pre-wrap">
        {showInert(message.slice(0, quoteStart))}
        <mark className="bg-quote text-ink rounded-[2px]">{showInert(message.slice(quoteStart, quoteEnd))}</mark>
        {showInert(message.slice(quoteEnd))}
      </span>
    )
  }
  const isQuoted = shown.quoteEnd > shown.quoteStart
  const cut = shown.cutBefore + shown.cutAfter
  return (
    <span className="inert-text">
      {shown.cutBefore > 0 ? <span className="text-faint">… </span> : null}
      {splitMessage(shown.text, shown.quoteStart, shown.quoteEnd).map(({ kind, text, isQuote }, index) => {
        const Part = isQuote ? 'mark' : 'span'
        return (
          <Part
            // oxlint-disable-next-line react/no-array-index-key -- parts have no identity of their own and never move
            key={index}
            className={classNames(
              isQuote ? 'bg-quote text-ink rounded-[2px]' : null,
              // What the line proves stands out; its wrapping recedes.
              isQuoted && !isQuote && 'text-faint',
              !isQuoted && kind === 'plain' && 'text-soft',
            )}
          >
            {showInert(text)}
          </Part>
        )
      })}
      {shown.cutAfter > 0 ? <span className="text-faint"> …</span> : null}
      {cut > 0 && size === 'whole' ? (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="text-accent-ink ml-2 font-sans text-xs font-medium hover:underline"
        >
          Show all {sizeOf(message.length)} characters
        </button>
      ) : null}
    </span>
  )
}
