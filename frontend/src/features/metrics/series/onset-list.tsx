import type { IncidentOnset } from '@holdfast/contracts/series'
import { Link } from 'react-router'
import { showInert } from '../../../lib/text/show-inert.ts'
import { clockTime, utcTime } from '../../../lib/time/clock-time.ts'
import { SeverityMark } from '../../../ui/severity-mark.tsx'

const SHOWN = 8

/** Whose beginnings are drawn into each chart. */
export function OnsetList({ onsets }: { readonly onsets: readonly IncidentOnset[] }) {
  if (onsets.length === 0) return null
  return (
    <ul aria-label="Incidents in this window" className="flex flex-wrap gap-1.5">
      {onsets.slice(0, SHOWN).map((onset) => (
        <li key={`${onset.incident_id} ${onset.started_at}`} className="max-w-full">
          <Link
            to={`/dashboard/incidents/${onset.incident_id}`}
            className="hit-target border-line bg-panel hover:bg-hover flex h-7 max-w-full items-center gap-1.5 rounded-md border px-2 text-xs"
          >
            <SeverityMark severity={onset.severity} size={10} />
            <time dateTime={onset.started_at} title={utcTime(onset.started_at)} className="text-faint tabular">
              {clockTime(onset.started_at).slice(0, 5)}
            </time>
            <span className="inert-text truncate">{showInert(onset.title)}</span>
          </Link>
        </li>
      ))}
      {onsets.length > SHOWN ? <li className="text-faint self-center text-xs">{onsets.length - SHOWN} more</li> : null}
    </ul>
  )
}
