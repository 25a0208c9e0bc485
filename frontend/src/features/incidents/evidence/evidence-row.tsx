import type { EvidenceLog } from '@holdfast/contracts/analysis-data'
import { Activity, ChevronDown, ChevronRight, Link2, ListTree } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { percent } from '../../../lib/percent.ts'
import { pathOfTrace } from '../../../lib/signals/path-of-trace.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { utcTime, clockTime } from '../../../lib/time/clock-time.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { IconLink } from '../../../ui/icon-link.tsx'
import { LevelMark } from '../../../ui/level-mark.tsx'
import { LogMessage } from './log-message.tsx'

interface EvidenceRowProps {
  readonly line: EvidenceLog
  /** The row above it: what both share is not said twice. */
  readonly above: EvidenceLog | undefined
  readonly count: number
  /** How many lines like it can be unfolded; none for one that was unfolded. */
  readonly others: number
  readonly isOpen: boolean
  readonly isWrapped: boolean
  readonly isCited: boolean
  readonly onToggle: () => void
  readonly onCite: (lineId: string) => void
  readonly onNeighbours: (lineId: string) => void
}

export function EvidenceRow(props: EvidenceRowProps) {
  const { line, above, isWrapped, isCited, onCite, onNeighbours } = props
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCited) element.current?.scrollIntoView({ block: 'center' })
  }, [isCited])
  const copyLink = async () => {
    onCite(line.line_id)
    const isCopied = await copyText(`${location.origin}${location.pathname}?view=evidence&line=${line.line_id}`)
    if (isCopied)
      showToast({ type: 'info', title: 'Link copied', message: `It opens this incident at ${line.line_id}.` })
  }
  const where = `${line.source}${line.line_number ? `:${line.line_number}` : ''}`
  return (
    <li
      ref={element}
      aria-current={isCited ? 'location' : undefined}
      className={classNames(
        'group flex items-start gap-2.5 py-1.5 pl-1 font-mono text-xs leading-5 max-sm:flex-wrap max-sm:gap-y-0',
        isCited ? 'bg-hover shadow-[inset_3px_0_0_var(--ink)]' : 'bg-panel hover:bg-hover',
      )}
    >
      <button
        type="button"
        onClick={() => onCite(line.line_id)}
        title={`${where}, relevance ${percent(line.relevance_score)}`}
        aria-label={`Line ${line.line_id} of ${where}`}
        className="text-faint tabular hover:text-accent-ink w-11 shrink-0 rounded-sm text-right max-sm:w-auto max-sm:pl-1.5"
      >
        {line.line_number ?? line.line_id}
      </button>
      <RowTime timestamp={line.timestamp} above={above?.timestamp ?? null} />
      <LevelMark level={line.level} isRepeated={above !== undefined && above.level === line.level} />
      <span className="inert-text text-soft w-20 shrink-0 truncate max-sm:hidden" title={line.service ?? undefined}>
        <span className={above && above.service === line.service ? 'sr-only' : ''}>
          {showInert(line.service ?? '')}
        </span>
      </span>
      <span
        className={classNames(
          'min-w-0 flex-1 max-sm:order-last max-sm:basis-full max-sm:px-1.5',
          isWrapped ? 'whitespace-pre-wrap' : 'whitespace-pre',
        )}
      >
        {line.service ? (
          <span className="inert-text text-soft mr-2 inline-block max-w-full truncate align-bottom sm:hidden">
            {showInert(line.service)}
          </span>
        ) : null}
        <LogMessage message={line.message} quoteStart={line.quote_start} quoteEnd={line.quote_end} />
      </span>
      <span className="sticky right-0 -my-1.5 flex shrink-0 items-center gap-0.5 bg-inherit py-1.5 pr-2 pl-1.5 font-sans max-sm:-my-3 max-sm:ml-auto">
        <FoldButton {...props} />
        {line.trace_id === null ? null : (
          <IconLink label="Show trace" to={pathOfTrace(line.trace_id, { at: line.timestamp })} className="size-6!">
            <Activity size={13} aria-hidden />
          </IconLink>
        )}
        <IconButton label="Show surrounding lines" className="size-6!" onClick={() => onNeighbours(line.line_id)}>
          <ListTree size={13} aria-hidden />
        </IconButton>
        <IconButton label="Copy link to this line" className="size-6!" onClick={() => void copyLink()}>
          <Link2 size={13} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}

interface RowTimeProps {
  readonly timestamp: string | null
  readonly above: string | null
}

/** '21:14:02.113'; under a line of the same second '.450' alone, in its place. */
function RowTime({ timestamp, above }: RowTimeProps) {
  if (!timestamp) return <span className="text-faint w-[92px] shrink-0">–</span>
  const time = clockTime(timestamp)
  const second = time.slice(0, -4)
  const isSameSecond = above !== null && clockTime(above).startsWith(second)
  return (
    <time dateTime={timestamp} title={utcTime(timestamp)} className="text-faint tabular w-[92px] shrink-0">
      <span className={isSameSecond ? 'sm:opacity-0' : ''}>{second}</span>
      {time.slice(-4)}
    </time>
  )
}

function FoldButton({ line, count, others, isOpen, onToggle }: EvidenceRowProps) {
  if (count === 1) return null
  const text = `× ${count.toLocaleString()}`
  if (others === 0) {
    return (
      <span className="text-soft tabular px-1 text-xs whitespace-nowrap" title={`${count} lines like this one`}>
        {text}
      </span>
    )
  }
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${text}: ${isOpen ? 'fold' : 'show'} ${others} more like ${line.line_id}`}
      onClick={onToggle}
      className="text-accent-ink hover:bg-hover hit-target tabular flex h-6 items-center gap-0.5 rounded-sm px-1 text-xs font-medium whitespace-nowrap"
    >
      {text}
      {isOpen ? <ChevronDown size={12} aria-hidden /> : <ChevronRight size={12} aria-hidden />}
    </button>
  )
}
