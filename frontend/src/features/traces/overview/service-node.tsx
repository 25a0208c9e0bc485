import type { TracedService } from '@holdfast/contracts/traces'
import { classNames } from '../../../lib/class-names.ts'
import { formatErrorShare, formatRate } from '../../../lib/text/format-rate.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { formatMs } from '../../../lib/time/format-ms.ts'
import { explainHealth } from './explain-health.ts'
import { HealthMark } from './health-mark.tsx'

interface ServiceNodeProps {
  readonly name: string
  /** Undefined for one that is called and sends no spans itself. */
  readonly service: TracedService | undefined
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const EDGES: Partial<Record<TracedService['health'], string>> = {
  failing: 'border-critical',
  slow: 'border-high',
}

/** What is judged is what is shown. */
const isJudged = ({ health }: TracedService) => health !== 'silent' && health !== 'unknown'

/** A service in the map: how it does, in one box. */
export function ServiceNode({ name, service, isChosen, onChoose }: ServiceNodeProps) {
  if (!service) {
    return (
      <div className="border-line-strong text-soft flex h-full flex-col justify-center rounded-lg border border-dashed px-2.5">
        <span className="inert-text truncate text-sm">{showInert(name)}</span>
        <span className="text-faint text-xs">Sends no spans</span>
      </div>
    )
  }
  const shown = isJudged(service) ? service.recent : service
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={explainHealth(service) ?? undefined}
      onClick={onChoose}
      className={classNames(
        'bg-raised hover:bg-hover flex h-full w-full flex-col justify-center rounded-lg border px-2.5 text-left',
        isChosen ? 'border-accent outline-accent outline-1' : (EDGES[service.health] ?? 'border-line-strong'),
      )}
    >
      <span className="inert-text truncate text-sm font-medium">{showInert(name)}</span>
      <span className="flex items-baseline justify-between gap-1">
        <HealthMark health={service.health} />
        <span className="text-faint tabular min-w-0 truncate text-xs">{formatRate(shown.calls_per_minute)}</span>
      </span>
      <span className="text-faint tabular truncate text-xs">
        {formatErrorShare(shown.error_share)} errors
        {shown.p99_ms === null ? '' : ` · p99 ${formatMs(shown.p99_ms)}`}
      </span>
    </button>
  )
}
