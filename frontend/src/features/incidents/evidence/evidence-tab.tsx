import type { EvidenceLog, PipelineResults } from '@holdfast/contracts/analysis-data'
import { Link2, ListTree, WrapText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { percent } from '../../../lib/percent.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, utcTime } from '../../../lib/time/clock-time.ts'
import { showToast } from '../../../lib/toast/toast-store.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NeighboursDialog } from './neighbours-dialog.tsx'
import { LevelMark } from './level-mark.tsx'
import { LogMessage } from './log-message.tsx'

interface EvidenceTabProps {
  readonly incidentId: string
  readonly results: PipelineResults
  readonly citedLineId: string | null
  readonly onCite: (lineId: string) => void
}

const QUALITIES = {
  high: { tone: 'good', text: 'High quality' },
  medium: { tone: 'medium', text: 'Medium quality' },
  low: { tone: 'neutral', text: 'Low quality' },
} as const

export function EvidenceTab({ incidentId, results, citedLineId, onCite }: EvidenceTabProps) {
  const [isWrapped, setIsWrapped] = useState(true)
  const [neighboursOf, setNeighboursOf] = useState<string | null>(null)
  const lines = results.final_incidents[0]?.evidence_logs ?? []
  const { evidence_quality: quality, reasoning, event_count } = results.evidence_selection
  if (lines.length === 0) {
    return <EmptyState title="No lines were kept" text="This incident has no evidence lines to show." />
  }
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={QUALITIES[quality].tone}>{QUALITIES[quality].text}</Badge>
        <p className="inert-text text-soft min-w-0 flex-1 basis-52">{showInert(reasoning)}</p>
        <span className="text-faint tabular text-xs">
          {lines.length} of {event_count.toLocaleString()} lines
        </span>
        <IconButton
          label={isWrapped ? 'Do not wrap lines' : 'Wrap lines'}
          pressed={isWrapped}
          onClick={() => setIsWrapped(!isWrapped)}
        >
          <WrapText size={15} aria-hidden />
        </IconButton>
        <CopyButton label="Copy all" text={lines.map(({ message }) => message).join('\n')} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div
        role="region"
        aria-label="Evidence lines"
        tabIndex={0}
        className="border-line bg-panel overflow-x-auto rounded-lg border"
      >
        <ol className={classNames('divide-line divide-y', !isWrapped && 'w-max min-w-full')}>
          {lines.map((line) => (
            <EvidenceRow
              key={line.line_id}
              line={line}
              isWrapped={isWrapped}
              isCited={line.line_id === citedLineId}
              onCite={onCite}
              onNeighbours={setNeighboursOf}
            />
          ))}
        </ol>
      </div>
      {neighboursOf ? (
        <NeighboursDialog incidentId={incidentId} lineId={neighboursOf} onClose={() => setNeighboursOf(null)} />
      ) : null}
    </div>
  )
}

interface EvidenceRowProps {
  readonly line: EvidenceLog
  readonly isWrapped: boolean
  readonly isCited: boolean
  readonly onCite: (lineId: string) => void
  readonly onNeighbours: (lineId: string) => void
}

function EvidenceRow({ line, isWrapped, isCited, onCite, onNeighbours }: EvidenceRowProps) {
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
        'group flex items-start gap-2.5 py-1.5 pr-2 pl-1 font-mono text-xs leading-5 max-sm:flex-wrap max-sm:gap-y-0 max-sm:pr-0',
        isCited ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <button
        type="button"
        onClick={() => onCite(line.line_id)}
        title={where}
        aria-label={`Line ${line.line_id} of ${where}`}
        className="text-faint tabular hover:text-accent-ink w-14 shrink-0 rounded-sm text-right max-sm:w-auto max-sm:pl-1.5"
      >
        {line.line_number ?? line.line_id}
      </button>
      <time
        dateTime={line.timestamp ?? undefined}
        title={line.timestamp ? utcTime(line.timestamp) : 'No time in this line'}
        className="text-faint tabular w-[92px] shrink-0"
      >
        {line.timestamp ? clockTime(line.timestamp) : '–'}
      </time>
      <LevelMark level={line.level} />
      <span className="inert-text text-soft w-28 shrink-0 truncate max-sm:hidden" title={line.service ?? undefined}>
        {showInert(line.service ?? '')}
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
      <span className="flex shrink-0 items-center gap-0.5 font-sans max-sm:-my-3 max-sm:ml-auto">
        <span className="text-faint tabular w-10 text-right text-xs max-sm:sr-only" title="Relevance">
          {percent(line.relevance_score)}
        </span>
        <IconButton label="Show neighbours" className="size-6!" onClick={() => onNeighbours(line.line_id)}>
          <ListTree size={13} aria-hidden />
        </IconButton>
        <IconButton label="Copy link to this line" className="size-6!" onClick={() => void copyLink()}>
          <Link2 size={13} aria-hidden />
        </IconButton>
      </span>
    </li>
  )
}
