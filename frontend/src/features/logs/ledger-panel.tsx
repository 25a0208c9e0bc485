import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ledgerQuery } from './api/ledger-query.ts'
import { Card } from '../../ui/card.tsx'

const DAY_MS = 86_400_000
const TERMS = [
  ['received', 'received'],
  ['stored', 'stored'],
  ['duplicate', 'duplicate'],
  ['rejected', 'rejected'],
  ['analysed', 'analyzed'],
  ['waiting', 'waiting'],
  ['failed', 'failed'],
] as const

/** Every line is accounted for: what came in, and what became of it. */
export function LedgerPanel() {
  const [since] = useState(() => new Date(Date.now() - DAY_MS).toISOString())
  const { data } = useQuery(ledgerQuery(since))
  if (!data) return null
  const reasons = Object.entries(data.reasons)
  return (
    <Card className="mt-4">
      <h2 className="text-base font-semibold">Ingestion, last 24 h</h2>
      <p className="text-soft mt-1 text-sm">
        The last 24 hours. Received is stored, duplicate or rejected; stored is analyzed, waiting or failed.
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4 md:grid-cols-7">
        {TERMS.map(([term, name]) => (
          <div key={term}>
            <dt className="text-faint text-xs capitalize">{name}</dt>
            <dd className="tabular text-lg font-semibold">{data.totals[term].toLocaleString()}</dd>
          </div>
        ))}
      </dl>
      {reasons.length > 0 ? (
        <ul className="text-soft mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs">
          {reasons.map(([reason, count]) => (
            <li key={reason} className="tabular">
              {reason.replace(':', ': ')} {count.toLocaleString()}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
