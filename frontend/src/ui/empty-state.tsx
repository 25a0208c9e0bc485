import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-3 px-6 py-12 text-center">
      {icon ? (
        <div className="bg-raised border-line text-faint flex size-12 items-center justify-center rounded-lg border">
          {icon}
        </div>
      ) : null}
      <h2 className="text-lg font-semibold text-balance">{title}</h2>
      {text ? <p className="text-soft max-w-sm text-sm text-pretty">{text}</p> : null}
      {children ? <div className="mt-1 flex flex-wrap justify-center gap-2">{children}</div> : null}
    </div>
  )
}
