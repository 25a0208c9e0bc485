import type { Citation } from '@holdfast/contracts/citation'
import { classNames } from '../../../lib/class-names.ts'
import { clockTime, utcTime } from '../../../lib/time/clock-time.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useIsPhone } from '../../../lib/use-is-mobile.ts'
import { LevelMark } from '../../../ui/level-mark.tsx'
import { LogMessage } from './log-message.tsx'

interface CitationsProps {
  readonly citations: readonly Citation[]
  readonly onShowLine: (lineId: string) => void
  /** For a narrow place: the line and its level, without time and service. */
  readonly isCompact?: boolean
}

/** Each a line with its quote marked; a click shows it among the evidence. */
export function Citations({ citations, onShowLine, isCompact: isNarrow = false }: CitationsProps) {
  const isPhone = useIsPhone()
  const isCompact = isNarrow || isPhone
  return (
    <ul className="border-line divide-line bg-raised divide-y overflow-hidden rounded-md border">
      {citations.map((citation) => (
        <li key={`${citation.line_id}-${citation.quote_start}`}>
          <button
            type="button"
            onClick={() => onShowLine(citation.line_id)}
            className="hover:bg-hover flex w-full items-start gap-2.5 px-2.5 py-1.5 text-left font-mono text-xs leading-5 focus-visible:-outline-offset-2"
          >
            <span className="text-accent-ink shrink-0 font-medium">{citation.line_id}</span>
            {citation.timestamp && !isCompact ? (
              <time
                dateTime={citation.timestamp}
                title={utcTime(citation.timestamp)}
                className="text-faint tabular shrink-0"
              >
                {clockTime(citation.timestamp)}
              </time>
            ) : null}
            <LevelMark level={citation.level} />
            {citation.service && !isCompact ? (
              <span className="inert-text text-soft w-24 shrink-0 truncate">{showInert(citation.service)}</span>
            ) : null}
            <span className={classNames('min-w-0 flex-1', isCompact ? 'line-clamp-4' : 'line-clamp-3')}>
              <LogMessage
                message={citation.message}
                quoteStart={citation.quote_start}
                quoteEnd={citation.quote_end}
                size={isCompact ? 'compact' : 'short'}
              />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
