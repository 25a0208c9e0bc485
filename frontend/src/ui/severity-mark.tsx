import type { Severity } from '@holdfast/contracts/incident-fields'
import { classNames } from '../lib/class-names.ts'

/** Octagon, triangle, diamond, circle: told apart without color. */
const SHAPES: Record<Severity, string> = {
  critical: 'M4.7 1h6.6L15 4.7v6.6L11.3 15H4.7L1 11.3V4.7z',
  high: 'M8 1.2 15.4 14.4H.6z',
  medium: 'M8 .8 15.2 8 8 15.2.8 8z',
  low: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2z',
}

const COLORS: Record<Severity, string> = {
  critical: 'text-critical',
  high: 'text-high',
  medium: 'text-medium',
  low: 'text-low',
}

interface SeverityMarkProps {
  readonly severity: Severity
  readonly size?: number
  readonly isPulsing?: boolean
}

export function SeverityMark({ severity, size = 12, isPulsing = false }: SeverityMarkProps) {
  return (
    <span
      className={classNames('inline-flex shrink-0 rounded-full', COLORS[severity], isPulsing && 'animate-pulse-ring')}
      {...(isPulsing ? { 'data-pulsing': true } : {})}
    >
      <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden>
        <path
          d={SHAPES[severity]}
          fill={severity === 'low' ? 'none' : 'currentColor'}
          stroke="currentColor"
          strokeWidth={severity === 'low' ? 2.4 : 0.8}
          strokeLinejoin="round"
        />
      </svg>
    </span>
  )
}

const SOFT: Record<Severity, string> = {
  critical: 'bg-critical-soft text-critical',
  high: 'bg-high-soft text-high',
  medium: 'bg-medium-soft text-medium',
  low: 'bg-low-soft text-low',
}

export function SeverityBadge({ severity }: { readonly severity: Severity }) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-sm px-2 text-xs font-semibold uppercase tracking-wide',
        SOFT[severity],
      )}
    >
      <SeverityMark severity={severity} size={10} />
      {severity}
    </span>
  )
}
