import { Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'

export function ComingSoonPage() {
  return (
    <EmptyState
      icon={<Hourglass size={22} aria-hidden />}
      title="Feature coming soon"
      text="Holdfast analyzes logs today. This view will follow."
    >
      <Link to="/dashboard/incidents" className="text-accent-ink text-sm font-medium hover:underline">
        Back to incidents
      </Link>
    </EmptyState>
  )
}
