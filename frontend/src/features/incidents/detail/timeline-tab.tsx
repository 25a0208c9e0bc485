import type { TimelineEntry } from '@holdfast/contracts/analysis-data'
import { Clock } from 'lucide-react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { formatDuration } from '../../../lib/time/format-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

const WIDTH = 1_000

type Tone = 'bad' | 'good' | 'plain'
const DOTS: Record<Tone, string> = { bad: 'bg-critical', good: 'bg-good', plain: 'bg-accent' }
const BADGES = { bad: 'critical', good: 'good', plain: 'neutral' } as const
const STROKES: Record<Tone, string> = { bad: 'stroke-critical', good: 'stroke-good', plain: 'stroke-accent' }

function toneOf({ event_type: type }: TimelineEntry): Tone {
  if (type === 'recovery') return 'good'
  return ['onset', 'symptom', 'escalation', 'regression'].includes(type) ? 'bad' : 'plain'
}

interface TimelineTabProps {
  readonly entries: readonly TimelineEntry[]
  readonly onShowLine: (lineId: string) => void
}

export function TimelineTab({ entries, onShowLine }: TimelineTabProps) {
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Clock size={22} aria-hidden />}
        title="No timeline"
        text="The lines carry no events to order."
      />
    )
  }
  const marks = entries.flatMap((entry) =>
    entry.timestamp ? [{ timeMs: Date.parse(entry.timestamp), tone: toneOf(entry) }] : [],
  )
  const times = marks.map(({ timeMs }) => timeMs)
  const startMs = Math.min(...times)
  const spanMs = Math.max(1, Math.max(...times) - startMs)
  return (
    <div className="bg-panel border-line rounded-lg border p-4">
      {times.length > 1 ? <Axis marks={marks} startMs={startMs} spanMs={spanMs} /> : null}
      <ol className="border-line-strong mt-2 ml-1.5 border-l">
        {entries.map((entry, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- two events may be alike in every field; their order is their identity
            key={index}
            className="relative pb-4 pl-5 last:pb-0"
          >
            <span
              aria-hidden
              className={`ring-panel absolute top-1.5 -left-[5px] size-2.5 rounded-full ring-4 ${DOTS[toneOf(entry)]}`}
            />
            <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-xs">
              {entry.timestamp ? (
                <time
                  dateTime={entry.timestamp}
                  title={utcTime(entry.timestamp)}
                  className="text-soft tabular font-mono"
                >
                  {clockTime(entry.timestamp)}
                </time>
              ) : (
                <span className="text-faint">no time</span>
              )}
              {entry.timestamp && times.length > 1 ? (
                <span className="text-faint tabular">
                  +{formatDuration((Date.parse(entry.timestamp) - startMs) / 1_000)}
                </span>
              ) : null}
              <Badge tone={BADGES[toneOf(entry)]}>{showInert(entry.event_type)}</Badge>
              <span className="inert-text text-soft">{showInert(entry.component)}</span>
              {entry.line_id ? (
                <button
                  type="button"
                  onClick={() => entry.line_id && onShowLine(entry.line_id)}
                  className="text-accent-ink rounded-sm font-mono hover:underline"
                >
                  {entry.line_id}
                </button>
              ) : null}
            </div>
            <p className="inert-text mt-0.5 text-sm">{showInert(entry.description)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const iso = (timeMs: number) => new Date(timeMs).toISOString()

interface AxisProps {
  readonly marks: readonly { readonly timeMs: number; readonly tone: Tone }[]
  readonly startMs: number
  readonly spanMs: number
}

/** The events in their true distances, which a list cannot show. */
function Axis({ marks, startMs, spanMs }: AxisProps) {
  const xOf = (timeMs: number) => 8 + ((timeMs - startMs) / spanMs) * (WIDTH - 16)
  return (
    <figure className="border-line mb-4 border-b pb-3">
      <svg
        viewBox={`0 0 ${WIDTH} 34`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${marks.length} events within ${formatDuration(spanMs / 1_000)}`}
        className="h-9 w-full"
      >
        <line
          x1={0}
          x2={WIDTH}
          y1={17}
          y2={17}
          className="stroke-line-strong"
          strokeWidth={1.5}
          vectorEffect="non-scaling-stroke"
        />
        {marks.map(({ timeMs, tone }, index) => (
          <line
            // oxlint-disable-next-line react/no-array-index-key -- a mark is its place on the axis
            key={index}
            x1={xOf(timeMs)}
            x2={xOf(timeMs)}
            y1={5}
            y2={29}
            className={STROKES[tone]}
            strokeWidth={3}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <figcaption className="text-faint tabular flex justify-between text-xs">
        <span>{dayAndTime(iso(startMs))}</span>
        <span>{formatDuration(spanMs / 1_000)}</span>
        <span>{dayAndTime(iso(startMs + spanMs))}</span>
      </figcaption>
    </figure>
  )
}
