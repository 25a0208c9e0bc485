import { Badge } from '../../../ui/badge.tsx'
import { isRecentlyActive } from './is-recently-active.ts'
import type { Timed } from '@holdfast/contracts/measure-activity'
import { activityOf } from './activity-of.ts'

interface ActivityBadgeProps {
  readonly incident: Timed & { readonly occurrence_count: number }
  readonly nowMs: number
}

/** Is it still happening? Loud without a color: only severity is red. */
export function ActivityBadge({ incident, nowMs }: ActivityBadgeProps) {
  const activity = activityOf(incident, nowMs)
  if (!activity) return null
  const isPulsing = isRecentlyActive(incident, nowMs)
  return (
    <span title={activity.detail} className="inline-flex">
      <Badge tone={activity.isOngoing ? 'strong' : 'neutral'} className="h-6">
        {activity.isOngoing ? (
          <span
            aria-hidden
            className={`size-1.5 rounded-full bg-current ${isPulsing ? 'animate-pulse-ring' : ''}`}
            {...(isPulsing ? { 'data-pulsing': true } : {})}
          />
        ) : null}
        {activity.text}
      </Badge>
    </span>
  )
}
