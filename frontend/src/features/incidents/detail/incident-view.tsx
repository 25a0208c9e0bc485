import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useEffect } from 'react'
import type { ShownIncidentDetail } from '../../../lib/incidents/shown-detail.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Discussion } from '../discussion/discussion.tsx'
import { detailQuery } from '../../../lib/incidents/detail-query.ts'
import type { ExplorerAddress } from '../address/use-explorer-address.ts'
import { putTab } from '../tabs/tab-store.ts'
import { DetailTabs } from './detail-tabs.tsx'
import { awaitKey } from '../keys/awaited-key.ts'
import { IncidentHeader } from './incident-header.tsx'

interface IncidentViewProps {
  readonly id: string
  readonly address: ExplorerAddress
  readonly onOpenIncident: (id: string) => void
  readonly onAskDelete: (incident: { incident_id: string; title: string }) => void
}

/** A link opens its tab by itself, as soon as its title is known. */
function useTabOf(detail: ShownIncidentDetail | null | undefined, isTab: boolean): void {
  const incident = detail?.analysis_data.pipeline_results.final_incidents[0]
  const id = detail?.incident_id
  useEffect(() => {
    if (isTab && id && incident) putTab({ id, title: incident.title, severity: incident.severity })
  }, [isTab, id, incident])
}

export function IncidentView({ id, address, onOpenIncident, onAskDelete }: IncidentViewProps) {
  const { data: detail, error, isPending, refetch } = useQuery(detailQuery(id))
  useTabOf(detail, address.activeId === id)
  if (isPending) return <DetailSkeleton id={id} />
  if (error && !detail)
    return <ErrorState title="This incident could not be loaded" error={error} onRetry={() => void refetch()} />
  if (!detail) {
    return (
      <EmptyState
        icon={<SearchX size={22} aria-hidden />}
        title="Incident not found"
        text="It was deleted, merged into another one, or belongs to another company."
      >
        <Button onClick={address.leave}>Back to the list</Button>
      </EmptyState>
    )
  }
  return (
    <Discussion
      detail={detail}
      onShowLine={(lineId) => address.show('evidence', lineId)}
      header={
        <>
          <IncidentHeader
            detail={detail}
            isPreview={address.isPreview}
            onKeepOpen={() => onOpenIncident(id)}
            onOpenIncident={onOpenIncident}
            onAskDelete={onAskDelete}
          />
          <DetailTabs
            detail={detail}
            view={address.view}
            lineId={address.lineId}
            onShow={address.show}
            onOpenIncident={onOpenIncident}
          />
        </>
      }
    />
  )
}

function DetailSkeleton({ id }: { readonly id: string }) {
  useShortcuts({ e: () => awaitKey(id, 'e'), a: () => awaitKey(id, 'a'), c: () => awaitKey(id, 'c') })
  return (
    <div
      role="status"
      aria-label="Loading incident"
      className="mx-auto flex max-w-[1080px] flex-col gap-3 p-3 lg:p-4 xl:px-6"
    >
      <SkeletonCard className="h-44 max-sm:h-72" />
      <Skeleton className="h-9" />
      <SkeletonCard className="h-40 max-sm:h-64" />
      <div className="grid gap-3 lg:grid-cols-2">
        <SkeletonCard className="h-72" />
        <SkeletonCard className="h-72" />
      </div>
    </div>
  )
}

const SkeletonCard = ({ className }: { readonly className: string }) => (
  <div className={classNames('bg-panel border-line flex flex-col gap-3 rounded-lg border p-4', className)}>
    <Skeleton className="h-4 w-1/4" />
    <Skeleton className="h-4" />
    <Skeleton className="h-4 w-3/5" />
  </div>
)
