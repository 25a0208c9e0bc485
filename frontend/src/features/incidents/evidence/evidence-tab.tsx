import type { EvidenceLog, PipelineResults } from '@holdfast/contracts/analysis-data'
import { WrapText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { EvidenceRow } from './evidence-row.tsx'
import { foldLines, type FoldedLines } from './fold-lines.ts'
import { NeighboursDialog } from './neighbours-dialog.tsx'

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

interface Row {
  readonly line: EvidenceLog
  readonly fold: FoldedLines<EvidenceLog>
  readonly isOpen: boolean
}

/** What is drawn: one row per fold, and those of it that were unfolded or one of which is cited. */
const rowsOf = (
  folds: readonly FoldedLines<EvidenceLog>[],
  opened: ReadonlySet<string>,
  citedLineId: string | null,
): Row[] =>
  folds.flatMap((fold) => {
    const isOpen = opened.has(fold.line.line_id) || fold.others.some(({ line_id }) => line_id === citedLineId)
    return [fold.line, ...(isOpen ? fold.others : [])].map((line) => ({ line, fold, isOpen }))
  })

export function EvidenceTab({ incidentId, results, citedLineId, onCite }: EvidenceTabProps) {
  const [isWrapped, setIsWrapped] = useState(true)
  const [neighboursOf, setNeighboursOf] = useState<string | null>(null)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const lines = results.final_incidents[0]?.evidence_logs
  const kinds = results.log_analysis.line_kinds
  const folds = useMemo(() => foldLines(lines ?? [], kinds), [lines, kinds])
  if (!lines || lines.length === 0) {
    return <EmptyState title="No lines were kept" text="This incident has no evidence lines to show." />
  }
  const rows = rowsOf(folds, opened, citedLineId)
  const toggle = (id: string) => {
    const next = new Set(opened)
    if (!next.delete(id)) next.add(id)
    setOpened(next)
  }
  return (
    <div>
      <EvidenceBar results={results} lines={lines} isWrapped={isWrapped} onWrap={() => setIsWrapped(!isWrapped)} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable */}
      <div
        role="region"
        aria-label="Evidence lines"
        tabIndex={0}
        className="border-line bg-panel overflow-x-auto rounded-lg border"
      >
        <ol className={classNames('divide-line divide-y', !isWrapped && 'w-max min-w-full')}>
          {rows.map(({ line, fold, isOpen }, index) => (
            <EvidenceRow
              key={line.line_id}
              line={line}
              above={rows[index - 1]?.line}
              count={line === fold.line ? fold.count : 1}
              others={line === fold.line ? fold.others.length : 0}
              isOpen={isOpen}
              isWrapped={isWrapped}
              isCited={line.line_id === citedLineId}
              onToggle={() => toggle(fold.line.line_id)}
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

interface EvidenceBarProps {
  readonly results: PipelineResults
  readonly lines: readonly EvidenceLog[]
  readonly isWrapped: boolean
  readonly onWrap: () => void
}

function EvidenceBar({ results, lines, isWrapped, onWrap }: EvidenceBarProps) {
  const { evidence_quality: quality, reasoning, event_count } = results.evidence_selection
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={QUALITIES[quality].tone}>{QUALITIES[quality].text}</Badge>
      <p className="inert-text text-soft min-w-0 flex-1 basis-52">{showInert(reasoning)}</p>
      <span className="text-faint tabular text-xs">
        {lines.length} of {event_count.toLocaleString()} lines
      </span>
      <IconButton label={isWrapped ? 'Do not wrap lines' : 'Wrap lines'} pressed={isWrapped} onClick={onWrap}>
        <WrapText size={15} aria-hidden />
      </IconButton>
      <CopyButton label="Copy all" text={lines.map(({ message }) => message).join('\n')} />
    </div>
  )
}
