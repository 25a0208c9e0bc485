import type { EvidenceContext } from '@holdfast/contracts/incidents'
import { useQuery } from '@tanstack/react-query'
import { neighboursQuery } from '../api/neighbours-query.ts'
import { classNames } from '../../../lib/class-names.ts'
import { clockTime, dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'
import { LevelMark } from '../../../ui/level-mark.tsx'
import { LogMessage } from './log-message.tsx'

interface NeighboursDialogProps {
  readonly incidentId: string
  readonly lineId: string
  readonly onClose: () => void
}

/** Lines as they came, not taken apart: what time and level they have stands in their text. */
const areRaw = ({ lines }: EvidenceContext): boolean =>
  lines.every(({ is_cited: isCited, timestamp, level }) => isCited || (timestamp === null && level === null))

const scrollToCentre = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

/** The cited line with up to 50 lines before and after it, as they came. */
export function NeighboursDialog({ incidentId, lineId, onClose }: NeighboursDialogProps) {
  const { data, error, refetch } = useQuery(neighboursQuery(incidentId, lineId))
  const isRaw = data !== undefined && areRaw(data)
  const citedAt = data?.lines.find((line) => line.is_cited)?.timestamp
  return (
    <Dialog
      title={`Around ${lineId}`}
      {...(data ? { description: citedAt ? `${data.source} · ${dayAndTime(citedAt)}` : data.source } : {})}
      onClose={onClose}
      width="max-w-5xl"
    >
      {error ? (
        <ErrorState title="The surrounding lines could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ol className="border-line mb-4 rounded-md border">
          {data.lines.map((line, index) => (
            <li
              // oxlint-disable-next-line react/no-array-index-key -- neighbors come once and never move
              key={index}
              ref={line.is_cited ? scrollToCentre : undefined}
              aria-current={line.is_cited ? 'location' : undefined}
              className={classNames(
                'flex items-start gap-2.5 px-2 py-0.5 font-mono text-xs leading-5 max-sm:flex-wrap max-sm:gap-x-2 max-sm:gap-y-0 max-sm:py-1.5',
                line.is_cited && 'bg-hover shadow-[inset_3px_0_0_var(--ink)]',
              )}
            >
              <span className="text-faint tabular w-12 shrink-0 text-right max-sm:w-auto">
                {line.line_number ?? ''}
              </span>
              {isRaw ? null : (
                <>
                  <time
                    dateTime={line.timestamp ?? undefined}
                    title={line.timestamp ? utcTime(line.timestamp) : undefined}
                    className={classNames('text-faint tabular w-[92px] shrink-0', !line.timestamp && 'max-sm:hidden')}
                  >
                    {line.timestamp ? clockTime(line.timestamp) : '–'}
                  </time>
                  <LevelMark level={line.level} />
                </>
              )}
              <span className="min-w-0 flex-1 whitespace-pre-wrap max-sm:basis-full">
                <LogMessage message={line.message} quoteStart={0} quoteEnd={0} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <SkeletonBlock label="Loading surrounding lines" lines={12} />
      )}
    </Dialog>
  )
}
