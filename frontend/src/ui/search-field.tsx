import { Search } from 'lucide-react'
import type { Ref } from 'react'
import { classNames } from '../lib/class-names.ts'

interface SearchFieldProps {
  readonly label: string
  /** The label where there is none. */
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Of the whole: its width and place. */
  readonly className?: string
  readonly ref?: Ref<HTMLInputElement>
}

export function SearchField({ label, placeholder = label, value, onChange, className, ref }: SearchFieldProps) {
  return (
    <div className={classNames('relative', className)}>
      <Search size={14} aria-hidden className="text-faint absolute top-1/2 left-2.5 -translate-y-1/2" />
      <input
        ref={ref}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="hit-target border-line-strong bg-panel placeholder:text-faint h-9 w-full rounded-md border pr-2 pl-8 text-sm"
      />
    </div>
  )
}
