import { MousePointerClick, PanelsTopLeft, Telescope } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'

export function NothingOpen({ hasTabs, isNew }: { readonly hasTabs: boolean; readonly isNew: boolean }) {
  if (isNew) {
    return (
      <EmptyState
        icon={<Telescope size={22} aria-hidden />}
        title="Your incidents will be explained here"
        text="Root cause, confidence, next step and the log lines behind it."
      >
        <Link to="/dashboard/logs" className="text-accent-ink hit-target flex items-center text-sm font-medium">
          Deploy an agent in about 5 minutes
        </Link>
      </EmptyState>
    )
  }
  const Icon = hasTabs ? PanelsTopLeft : MousePointerClick
  return (
    <EmptyState
      icon={<Icon size={22} aria-hidden />}
      title={hasTabs ? 'No active tab' : 'Click an incident from the left to analyze'}
      text={
        hasTabs
          ? 'Choose one of the open tabs above, or an incident from the list.'
          : 'Click to preview, double-click to pin as a tab. With the keyboard: j, k and Enter.'
      }
    />
  )
}
