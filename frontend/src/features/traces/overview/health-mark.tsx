import type { ServiceHealth } from '@holdfast/contracts/traces'
import { classNames } from '../../../lib/class-names.ts'

interface Look {
  readonly word: string
  readonly color: string
  /** Told apart without color. */
  readonly shape: string
  readonly isFilled: boolean
}

const LOOKS: Record<ServiceHealth, Look> = {
  failing: {
    word: 'Failing',
    color: 'text-critical',
    shape: 'M4.7 1h6.6L15 4.7v6.6L11.3 15H4.7L1 11.3V4.7z',
    isFilled: true,
  },
  slow: { word: 'Slow', color: 'text-high', shape: 'M8 1.2 15.4 14.4H.6z', isFilled: true },
  silent: { word: 'No calls', color: 'text-medium', shape: 'M8 .8 15.2 8 8 15.2.8 8z', isFilled: false },
  healthy: {
    word: 'Healthy',
    color: 'text-good',
    shape: 'M8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2z',
    isFilled: true,
  },
  unknown: { word: 'Too few calls', color: 'text-faint', shape: 'M2 8h12', isFilled: false },
}

/** Color, shape and word. */
export function HealthMark({ health }: { readonly health: ServiceHealth }) {
  const { word, color, shape, isFilled } = LOOKS[health]
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-xs font-medium whitespace-nowrap', color)}>
      <svg viewBox="0 0 16 16" width={11} height={11} aria-hidden>
        <path
          d={shape}
          fill={isFilled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={isFilled ? 0.8 : 2.4}
          strokeLinejoin="round"
        />
      </svg>
      {word}
    </span>
  )
}
