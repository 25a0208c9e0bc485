import type { PipelineResults } from '@holdfast/contracts/analysis-data'
import { useQuery } from '@tanstack/react-query'
import { Clock } from 'lucide-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { commentsQuery } from '../api/comments-query.ts'
import { historyQuery } from '../api/history-query.ts'
import { buildMoments } from './build-moments.ts'
import { MomentItem } from './moment-item.tsx'
import { TimelinePicture } from './timeline-picture.tsx'

interface TimelineTabProps {
  readonly incidentId: string
  readonly results: PipelineResults
  readonly onShowLine: (lineId: string) => void
}

const NONE: readonly never[] = []

export function TimelineTab({ incidentId, results, onShowLine }: TimelineTabProps) {
  const { data: history } = useQuery(historyQuery(incidentId))
  const { data: comments } = useQuery(commentsQuery(incidentId))
  const [incident] = results.final_incidents
  const entries = incident?.timeline ?? NONE
  if (entries.length === 0) {
    return (
      <EmptyState
        icon={<Clock size={22} aria-hidden />}
        title="No timeline"
        text="The lines carry no events to order."
      />
    )
  }
  const moments = buildMoments({
    entries,
    evidence: incident?.evidence_logs ?? NONE,
    history: history?.entries ?? NONE,
    comments: comments?.comments ?? NONE,
  })
  const first = moments.find(({ timestamp, tone }) => timestamp !== null && tone !== 'ours')?.timestamp ?? null
  return (
    <div className="bg-panel border-line rounded-lg border p-4">
      <TimelinePicture moments={moments} histogram={results.log_analysis.histogram} />
      <ol className="border-line-strong mt-2 ml-1.5 border-l">
        {moments.map((moment, index) => (
          <MomentItem
            // oxlint-disable-next-line react/no-array-index-key -- two moments may be alike in every field; their order is their identity
            key={index}
            moment={moment}
            previous={moments[index - 1]?.timestamp ?? null}
            first={first}
            onShowLine={onShowLine}
          />
        ))}
      </ol>
    </div>
  )
}
