import { classNames } from '../lib/class-names.ts'

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const TONES: Record<ButtonTone, string> = {
  primary: 'bg-accent-fill text-white hover:brightness-110 border-transparent',
  plain: 'bg-panel text-ink border-line-strong hover:bg-hover',
  quiet: 'bg-transparent text-soft border-transparent hover:bg-hover hover:text-ink',
  danger: 'bg-[#b4171f] text-white border-transparent hover:brightness-110',
}

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-7 px-2.5 text-xs gap-1.5',
  md: 'h-9 px-3.5 text-sm gap-2',
  lg: 'h-11 px-4 text-base gap-2',
}

/** What acts and what leads somewhere look alike. */
export const buttonLook = (tone: ButtonTone, size: ButtonSize, className?: string): string =>
  classNames(
    'hit-target inline-flex shrink-0 items-center justify-center rounded-md border font-medium whitespace-nowrap transition-colors disabled:opacity-55 disabled:hover:brightness-100',
    TONES[tone],
    SIZES[size],
    className,
  )
