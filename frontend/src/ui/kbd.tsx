import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export function Kbd({ children, inverse = false }: { readonly children: ReactNode; readonly inverse?: boolean }) {
  return (
    <kbd
      className={classNames(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-sm border px-1 font-sans text-xs',
        inverse ? 'border-panel/40 text-panel' : 'border-line-strong text-soft bg-raised',
      )}
    >
      {children}
    </kbd>
  )
}
