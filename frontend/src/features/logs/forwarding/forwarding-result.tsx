import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router'
import { showInert } from '../../../lib/text/show-inert.ts'
import { countOf } from '../../../lib/text/count-of.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { Banner } from '../../../ui/banner.tsx'
import { SeverityBadge } from '../../../ui/severity-mark.tsx'
import { detailQuery } from '../../../lib/incidents/detail-query.ts'
import { describeLookedAt } from './describe-looked-at.ts'
import type { ForwardingResult } from './forwarding.ts'

const LISTED = 5

/** What was found, by name; or in what nothing was. */
export function ForwardingOutcome({ result }: { readonly result: ForwardingResult }) {
  const { incidents_detected, processed_count, incident_ids, looked_at } = result
  const nowMs = useNow(60_000)
  return (
    <Banner tone="success" className="mt-4">
      <p>
        {incidents_detected} incidents detected from {processed_count} log lines...
      </p>
      {incident_ids.length > 0 ? <FoundIncidents ids={incident_ids} /> : null}
      {looked_at ? (
        <p className="text-ink tabular mt-1.5">
          {describeLookedAt(looked_at, nowMs)}
          {incidents_detected === 0 ? ', nothing wrong found.' : '.'}
        </p>
      ) : null}
      {incidents_detected === 0 ? (
        <p className="text-soft mt-1 text-pretty">
          Looked for failures, for what became slower, rarer or silent, and for what failed after a change. Errors that
          come as often as ever, or that recovered, open no incident.
        </p>
      ) : null}
    </Banner>
  )
}

function FoundIncidents({ ids }: { readonly ids: readonly string[] }) {
  const details = useQueries({ queries: ids.slice(0, LISTED).map((id) => detailQuery(id)) })
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {details.map(({ data }, index) => {
        const incident = data?.analysis_data.pipeline_results.final_incidents[0]
        return (
          <li key={ids[index]} className="flex items-baseline gap-2">
            {incident ? <SeverityBadge severity={incident.severity} /> : null}
            <Link
              to={`/dashboard/incidents/${ids[index]}`}
              className="inert-text text-accent-ink min-w-0 font-medium hover:underline"
            >
              {incident ? showInert(incident.title) : `Open incident ${index + 1}`}
            </Link>
          </li>
        )
      })}
      {ids.length > LISTED ? (
        <li>
          <Link to="/dashboard/incidents" className="text-accent-ink font-medium hover:underline">
            {countOf(ids.length - LISTED, 'more incident')}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
