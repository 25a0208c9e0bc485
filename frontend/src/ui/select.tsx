import { ChevronDown } from 'lucide-react'
import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from 'react'
import { classNames } from '../lib/class-names.ts'

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: right on a phone, under a screen reader and by keyboard. */
export function Select({ label, isLabelShown = false, className, children, ...rest }: SelectProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={isLabelShown ? 'text-soft text-sm font-medium' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          {...rest}
          className={classNames(
            'hit-target border-line-strong bg-panel text-ink hover:bg-hover w-full appearance-none rounded-md border pr-8 disabled:opacity-60',
            // With its label it stands among fields, and is as tall as they are.
            isLabelShown ? 'h-10 pl-3 text-base' : 'h-9 pl-2.5 text-sm',
          )}
        >
          {children}
        </select>
        <ChevronDown
          size={14}
          aria-hidden
          className="text-faint pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
        />
      </div>
    </div>
  )
}
