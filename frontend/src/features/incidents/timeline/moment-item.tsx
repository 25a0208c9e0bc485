import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { roughDuration } from '../../../lib/time/rough-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Moment, MomentTone } from './build-moments.ts'

const DOTS: Record<MomentTone, string> = { bad: 'bg-critical', good: 'bg-good', change: 'bg-soft', ours: 'bg-low' }
const BADGES = { bad: 'critical', good: 'good', change: 'neutral', ours: 'low' } as const

interface MomentItemProps {
  readonly moment: Moment
  /** Of the one above it: a new day is said. */
  readonly previous: string | null
  readonly first: string | null
  readonly onShowLine: (lineId: string) => void
}

const isNewDay = (timestamp: string, previous: string | null) =>
  previous === null || new Date(timestamp).toDateString() !== new Date(previous).toDateString()

export function MomentItem({ moment, previous, first, onShowLine }: MomentItemProps) {
  const { timestamp, tone, label, who, text, lineId } = moment
  const sinceSeconds = timestamp && first ? (Date.parse(timestamp) - Date.parse(first)) / 1_000 : 0
  return (
    <li className="relative pb-4 pl-5 last:pb-0">
      <span
        aria-hidden
        className={`ring-panel absolute top-1.5 -left-[5px] size-2.5 ring-4 ${tone === 'ours' ? 'rounded-[2px]' : 'rounded-full'} ${DOTS[tone]}`}
      />
      <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-xs">
        {timestamp ? (
          <time dateTime={timestamp} title={utcTime(timestamp)} className="text-soft tabular font-mono">
            {isNewDay(timestamp, previous) ? dayAndTime(timestamp) : clockTime(timestamp)}
          </time>
        ) : (
          <span className="text-faint">no time</span>
        )}
        {sinceSeconds > 0 ? <span className="text-faint tabular">+{roughDuration(sinceSeconds)}</span> : null}
        <Badge tone={BADGES[tone]}>{showInert(label)}</Badge>
        <span className="inert-text text-soft">{showInert(who)}</span>
        {lineId ? (
          <button
            type="button"
            onClick={() => onShowLine(lineId)}
            className="text-accent-ink rounded-sm font-mono hover:underline"
          >
            {lineId}
          </button>
        ) : null}
      </div>
      <p className="inert-text mt-0.5 text-sm whitespace-pre-wrap">{showInert(text)}</p>
    </li>
  )
}
