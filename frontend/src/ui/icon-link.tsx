import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '../lib/class-names.ts'
import { Hint } from './hint.tsx'

interface IconLinkProps {
  readonly label: string
  readonly to: string
  readonly children: ReactNode
  readonly className?: string
}

export const IconLink = ({ label, to, children, className }: IconLinkProps) => (
  <Hint text={label}>
    <Link
      to={to}
      aria-label={label}
      className={classNames(
        'hit-target text-soft hover:bg-hover hover:text-ink inline-flex size-8 shrink-0 items-center justify-center rounded-md transition-colors',
        className,
      )}
    >
      {children}
    </Link>
  </Hint>
)
