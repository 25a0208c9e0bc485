import type { Hypothesis } from '@holdfast/contracts/analysis-data'
import type { Outcome } from '@holdfast/contracts/incident-fields'
import { confidenceBand, percent } from '../../../lib/percent.ts'

const BAND_COLORS = { high: 'text-good', medium: 'text-medium', low: 'text-soft' }

interface ConfidenceBarProps {
  readonly hypothesis: Hypothesis
  readonly outcome: Outcome | null
}

/** One bar in three kinds of evidence: what supports, what contradicts, what was expected and not seen. */
export function ConfidenceBar({ hypothesis, outcome }: ConfidenceBarProps) {
  const parts = [
    { name: 'supporting', count: hypothesis.evidence.length, color: 'bg-good' },
    { name: 'contradicting', count: hypothesis.contradicting.length, color: 'bg-critical' },
    { name: 'missing', count: hypothesis.missing.length, color: 'bg-line-strong' },
  ]
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return (
    <div>
      <div className="flex items-center gap-3">
        {outcome ? (
          <p className="flex shrink-0 items-baseline gap-2">
            <span
              className={`tabular text-2xl font-semibold tracking-tight ${BAND_COLORS[confidenceBand(hypothesis.confidence)]}`}
            >
              {percent(hypothesis.confidence)}
            </span>
            <span className="text-soft text-sm capitalize">{outcome}</span>
          </p>
        ) : null}
        <div
          role="img"
          aria-label={parts.map(({ name, count }) => `${count} ${name}`).join(', ')}
          className="bg-line flex h-2 min-w-0 flex-1 gap-0.5 overflow-hidden rounded-full"
        >
          {parts.map(({ name, count, color }) =>
            count > 0 ? <span key={name} className={color} style={{ width: `${(count / total) * 100}%` }} /> : null,
          )}
        </div>
      </div>
      <ul className="text-soft mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {parts.map(({ name, count, color }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2 rounded-[2px] ${color}`} />
            <span className="tabular">{count}</span> {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
