import type { PipelineResults } from '@holdfast/contracts/analysis-data'
import { showInert } from '../../../lib/text/show-inert.ts'
import { formatDuration } from '../../../lib/time/format-duration.ts'
import { Card } from '../../../ui/card.tsx'
import { MovedSeriesCard } from './moved-series-card.tsx'
import { PatternCard } from './pattern-card.tsx'

interface TechnicalTabProps {
  readonly incidentId: string
  readonly results: PipelineResults
}

export function TechnicalTab({ incidentId, results }: TechnicalTabProps) {
  const { technical_details: details, temporal_pattern_analysis: pattern, histogram } = results.log_analysis
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      <PatternCard pattern={pattern} histogram={histogram} />
      <MovedSeriesCard id={incidentId} />
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
