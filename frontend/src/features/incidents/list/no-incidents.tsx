import { Inbox } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SampleButton } from './sample-button.tsx'

interface NoIncidentsProps {
  /** By a search or filters. */
  readonly isNarrowed: boolean
  readonly onClearFilters: () => void
}

export function NoIncidents({ isNarrowed, onClearFilters }: NoIncidentsProps) {
  const text = isNarrowed
    ? 'Nothing matches this search and these filters.'
    : 'Send some logs with Log Forwarding, or deploy an agent, and incidents appear here.'
  return (
    <EmptyState icon={<Inbox size={22} aria-hidden />} title="No incidents found" text={text}>
      {isNarrowed ? (
        <Button onClick={onClearFilters}>Clear filters</Button>
      ) : (
        <>
          <ButtonLink tone="primary" to="/dashboard/logs?view=forward">
            Log Forwarding
          </ButtonLink>
          <SampleButton />
        </>
      )}
    </EmptyState>
  )
}
