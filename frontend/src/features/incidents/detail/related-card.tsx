import { useQuery } from '@tanstack/react-query'
import { relatedQuery } from '../api/related-query.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { Card } from '../../../ui/card.tsx'
import { SeverityMark } from '../../../ui/severity-mark.tsx'
import { StatusBadge } from '../status/status-badge.tsx'

interface RelatedCardProps {
  readonly id: string
  readonly onOpenIncident: (id: string) => void
}

export function RelatedCard({ id, onOpenIncident }: RelatedCardProps) {
  const { data } = useQuery(relatedQuery(id))
  if (!data || data.related.length === 0) return null
  return (
    <Card title="Related incidents">
      <ul className="flex flex-col">
        {data.related.slice(0, 6).map((related) => (
          <li key={related.incident_id}>
            <button
              type="button"
              onClick={() => onOpenIncident(related.incident_id)}
              className="hover:bg-hover -mx-2 flex w-[calc(100%+16px)] items-start gap-2.5 rounded-md px-2 py-1.5 text-left text-sm"
            >
              <span className="mt-1">
                <SeverityMark severity={related.severity} />
              </span>
              <span className="min-w-0 flex-1">
                <span className="inert-text line-clamp-1">{showInert(related.title)}</span>
                <span className="text-faint text-xs">{related.reasons.join(' · ')}</span>
              </span>
              <StatusBadge status={related.status} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
