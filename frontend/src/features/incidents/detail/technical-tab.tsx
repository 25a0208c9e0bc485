import type { PipelineResults } from '@holdfast/contracts/analysis-data'
import { showInert } from '../../../lib/text/show-inert.ts'
import { dayAndTime, utcTime } from '../../../lib/time/clock-time.ts'
import { formatDuration } from '../../../lib/time/format-duration.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { TemporalStrip } from '../pictures/temporal-strip.tsx'

export function TechnicalTab({ results }: { readonly results: PipelineResults }) {
  const { technical_details: details, temporal_pattern_analysis: pattern, histogram } = results.log_analysis
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <Card
        title="Temporal pattern analysis"
        className="lg:col-span-2"
        aside={
          <Badge tone={pattern.pattern_detected ? 'accent' : 'neutral'}>
            {pattern.pattern_detected ? pattern.pattern_type : 'no pattern'}
          </Badge>
        }
      >
        {histogram ? <TemporalStrip histogram={histogram} pattern={pattern} /> : null}
        <p className="inert-text mt-3 text-sm">{showInert(pattern.interval_analysis)}</p>
        {pattern.operational_hypothesis ? (
          <p className="inert-text text-soft mt-1 text-sm">{showInert(pattern.operational_hypothesis)}</p>
        ) : null}
        <dl className="text-soft tabular mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs">
          {pattern.period_seconds === null ? null : (
            <Figure
              name="Period"
              value={`${formatDuration(pattern.period_seconds)}${pattern.tolerance_seconds === null ? '' : ` ± ${formatDuration(pattern.tolerance_seconds)}`}`}
            />
          )}
          {pattern.next_expected ? (
            <div className="flex gap-1.5">
              <dt className="text-faint">Next expected</dt>
              <dd title={utcTime(pattern.next_expected)}>{dayAndTime(pattern.next_expected)}</dd>
            </div>
          ) : null}
          {pattern.statistic === null ? null : <Figure name="Statistic" value={pattern.statistic.toFixed(2)} />}
          {pattern.p_value === null ? null : (
            <Figure name="p-value" value={pattern.p_value < 0.001 ? '< 0.001' : pattern.p_value.toFixed(3)} />
          )}
        </dl>
      </Card>
      <Card title="Error patterns">
        <TextList texts={details.error_patterns} isMono />
      </Card>
      <Card title="Component failures">
        {details.component_failures.length === 0 ? <Nothing /> : null}
        <ul>
          {details.component_failures.map(({ component, failure, count }) => (
            <li
              key={`${component} ${failure}`}
              className="border-line flex gap-3 border-b py-1.5 text-sm last:border-0"
            >
              <span className="inert-text font-medium">{showInert(component)}</span>
              <span className="inert-text text-soft min-w-0 flex-1">{showInert(failure)}</span>
              <span className="text-faint tabular">×{count.toLocaleString()}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Performance metrics">
        <TextList texts={details.performance_metrics} />
      </Card>
      <Card
        title="System behavior"
        aside={
          details.duration_seconds === null ? null : (
            <span className="text-faint tabular text-xs">{formatDuration(details.duration_seconds)}</span>
          )
        }
      >
        {details.system_behavior ? (
          <p className="inert-text text-sm">{showInert(details.system_behavior)}</p>
        ) : (
          <Nothing />
        )}
      </Card>
    </div>
  )
}

const Nothing = () => <p className="text-faint text-sm">Nothing in these lines.</p>

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-faint">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function TextList({ texts, isMono = false }: { readonly texts: readonly string[]; readonly isMono?: boolean }) {
  if (texts.length === 0) return <Nothing />
  return (
    <ul className={isMono ? 'flex flex-col gap-1.5 font-mono text-xs' : 'flex list-disc flex-col gap-1 pl-5 text-sm'}>
      {texts.map((text) => (
        <li key={text} className={isMono ? 'inert-text bg-raised rounded-sm px-2 py-1' : 'inert-text'}>
          {showInert(text)}
        </li>
      ))}
    </ul>
  )
}
