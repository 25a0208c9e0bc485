import type { Histogram, TemporalPattern } from '@holdfast/contracts/analysis-data'
import type { ReactNode } from 'react'
import { showInert } from '../../../lib/text/show-inert.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { Card } from '../../../ui/card.tsx'
import { describePattern } from '../pictures/describe-pattern.ts'
import { TemporalStrip } from '../pictures/temporal-strip.tsx'

interface PatternCardProps {
  readonly pattern: TemporalPattern
  readonly histogram: Histogram | null
}

/** When it happens, in a few words; what that was computed from is there for whoever asks. */
export function PatternCard({ pattern, histogram }: PatternCardProps) {
  return (
    <Card title="Temporal pattern analysis" className="lg:col-span-2">
      <p className="mb-2 text-lg font-semibold tracking-tight">
        {describePattern(pattern, histogram)}
        {pattern.next_expected ? (
          <span className="text-soft text-sm font-normal" title={utcTime(pattern.next_expected)}>
            , next {dayAndTime(pattern.next_expected)}
          </span>
        ) : null}
      </p>
      {histogram ? <TemporalStrip histogram={histogram} pattern={pattern} /> : null}
      {pattern.operational_hypothesis ? (
        <p className="inert-text text-soft mt-2 text-sm">{showInert(pattern.operational_hypothesis)}</p>
      ) : null}
      <Statistics pattern={pattern} />
    </Card>
  )
}

function Statistics({ pattern }: Pick<PatternCardProps, 'pattern'>) {
  const { interval_analysis: intervals, statistic, p_value: p } = pattern
  return (
    <details className="text-soft mt-2 text-xs">
      <summary className="hit-target text-accent-ink w-fit cursor-pointer font-medium">Statistics</summary>
      <p className="inert-text mt-1">{showInert(intervals)}</p>
      <dl className="tabular mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {statistic === null ? null : <Figure name="Statistic">{statistic.toFixed(2)}</Figure>}
        {p === null ? null : <Figure name="p-value">{p < 0.001 ? '< 0.001' : p.toFixed(3)}</Figure>}
      </dl>
    </details>
  )
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div className="flex gap-1.5">
    <dt className="text-faint">{name}</dt>
    <dd>{children}</dd>
  </div>
)
