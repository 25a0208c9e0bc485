import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

interface CardProps {
  readonly title?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
  readonly className?: string
}

export function Card({ title, aside, children, className }: CardProps) {
  return (
    <section className={classNames('bg-panel border-line min-w-0 rounded-lg border p-4 max-sm:p-3', className)}>
      {title ? (
        <header className="mb-2 flex min-h-6 items-center max-sm:mb-1 justify-between gap-3">
          <h3 className="text-faint text-xs font-semibold">{title}</h3>
          {aside}
        </header>
      ) : null}
      {children}
    </section>
  )
}
