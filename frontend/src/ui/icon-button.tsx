import type { ReactNode, Ref } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Hint } from './hint.tsx'

interface IconButtonProps {
  readonly label: string
  readonly children: ReactNode
  readonly onClick?: () => void
  readonly disabled?: boolean
  readonly shortcut?: string
  readonly className?: string
  readonly pressed?: boolean
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, children, shortcut, className, pressed, ...rest }: IconButtonProps) {
  return (
    <Hint text={label} {...(shortcut ? { shortcut } : {})}>
      <button
        type="button"
        aria-label={label}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...rest}
        className={classNames(
          'hit-target text-soft hover:bg-hover hover:text-ink inline-flex size-8 shrink-0 items-center justify-center rounded-md transition-colors disabled:opacity-50',
          pressed && 'bg-accent-soft text-accent-ink',
          className,
        )}
      >
        {children}
      </button>
    </Hint>
  )
}
