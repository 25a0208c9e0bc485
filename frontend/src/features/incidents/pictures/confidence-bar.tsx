import type { Hypothesis, LineKind } from '@holdfast/contracts/analysis-data'
import type { Outcome } from '@holdfast/contracts/incident-fields'
import { classNames } from '../../../lib/class-names.ts'
import { confidenceBand, percent } from '../../../lib/percent.ts'
import { countSupport } from './count-support.ts'

const BAR_COLORS = { high: 'bg-good', medium: 'bg-medium', low: 'bg-faint' }
const TEXT_COLORS = { high: 'text-good', medium: 'text-medium', low: 'text-soft' }

interface ConfidenceBarProps {
  readonly hypothesis: Hypothesis
  readonly kinds: readonly LineKind[]
  /** Of the first cause alone. */
  readonly outcome: Outcome | null
  /** The number stands beside it already. */
  readonly isNumberHidden?: boolean
}

/** 'Confirmed' is said of what is nearly certain, whatever else was found. */
const outcomeOf = (outcome: Outcome, confidence: number): Outcome =>
  outcome === 'confirmed' && confidenceBand(confidence) !== 'high' ? 'likely' : outcome

/** As long as the confidence; below it what speaks for the cause, against it, and what is missing. */
export function ConfidenceBar({ hypothesis, kinds, outcome, isNumberHidden = false }: ConfidenceBarProps) {
  const { confidence, evidence, contradicting, missing } = hypothesis
  const band = confidenceBand(confidence)
  return (
    <div>
      <div className="flex items-center gap-3">
        <p className="flex shrink-0 items-baseline gap-2">
          <span
            className={isNumberHidden ? 'sr-only' : `tabular text-lg font-semibold tracking-tight ${TEXT_COLORS[band]}`}
            data-band={band}
          >
            {percent(confidence)}
          </span>
          {outcome ? (
            <span
              className={classNames(
                'text-sm capitalize',
                isNumberHidden ? `font-semibold ${TEXT_COLORS[band]}` : 'text-soft',
              )}
            >
              {outcomeOf(outcome, confidence)}
            </span>
          ) : null}
        </p>
        <div
          role="meter"
          aria-label="Confidence"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(confidence * 100)}
          className="bg-line h-2 min-w-0 flex-1 overflow-hidden rounded-full"
        >
          <div className={`h-full rounded-full ${BAR_COLORS[band]}`} style={{ width: percent(confidence) }} />
        </div>
      </div>
      <dl className="text-soft tabular mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        <Side name="For" value={countSupport(evidence, kinds)} />
        <Side name="Against" value={countSupport(contradicting, kinds)} />
        <Side name="Expected, not seen" value={missing.length === 0 ? 'nothing' : String(missing.length)} />
      </dl>
    </div>
  )
}

const Side = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-faint">{name}:</dt>
    <dd>{value}</dd>
  </div>
)
