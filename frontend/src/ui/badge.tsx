import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

const TONES = {
  neutral: 'bg-hover text-soft',
  strong: 'bg-ink text-panel',
  good: 'bg-good-soft text-good',
  critical: 'bg-critical-soft text-critical',
  high: 'bg-high-soft text-high',
  medium: 'bg-medium-soft text-medium',
  low: 'bg-low-soft text-low',
}
export type BadgeTone = keyof typeof TONES

interface BadgeProps {
  readonly tone?: BadgeTone
  readonly children: ReactNode
  readonly className?: string
}

export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex normal-nums h-5 shrink-0 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
