import type { Hypothesis } from '@holdfast/contracts/analysis-data'
import type { Outcome } from '@holdfast/contracts/incident-fields'
import { confidenceBand, percent } from '../../../lib/percent.ts'

const BANDS = {
  high: { text: 'text-good', bar: 'bg-good' },
  medium: { text: 'text-medium', bar: 'bg-medium' },
  low: { text: 'text-soft', bar: 'bg-line-strong' },
}

interface ConfidenceBarProps {
  readonly hypothesis: Hypothesis
  readonly outcome: Outcome | null
}

/** As long as the engine is sure; what supports, what contradicts and what was expected and not seen stand below. */
export function ConfidenceBar({ hypothesis, outcome }: ConfidenceBarProps) {
  const { confidence, evidence, contradicting, missing } = hypothesis
  const band = BANDS[confidenceBand(confidence)]
  const counts = [
    { name: 'supporting', count: evidence.length },
    { name: 'contradicting', count: contradicting.length },
    { name: 'missing', count: missing.length },
  ]
  return (
    <div>
      <div className="flex items-center gap-3">
        {outcome ? (
          <p className="flex shrink-0 items-baseline gap-2">
            <span className={`tabular text-2xl font-semibold tracking-tight ${band.text}`}>{percent(confidence)}</span>
            <span className="text-soft text-sm capitalize">{outcome}</span>
          </p>
        ) : null}
        <div
          role="img"
          aria-label={`${percent(confidence)} sure: ${counts.map(({ name, count }) => `${count} ${name}`).join(', ')}`}
          className="bg-line flex h-2 min-w-0 flex-1 overflow-hidden rounded-full"
        >
          <span className={`rounded-full ${band.bar}`} style={{ width: `${confidence * 100}%` }} />
        </div>
      </div>
      <ul className="text-soft mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {counts.map(({ name, count }) => (
          <li key={name}>
            <span className="tabular">{count}</span> {name}
          </li>
        ))}
      </ul>
    </div>
  )
}
