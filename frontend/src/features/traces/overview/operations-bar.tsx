import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import type { TracesAddress } from './use-traces-address.ts'

interface OperationsBarProps {
  readonly address: TracesAddress
  readonly foundCount: number
  readonly leftOutCount: number
}

export function OperationsBar({ address, foundCount, leftOutCount }: OperationsBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const { text, setText } = useSearchText(address.q, address.search)
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <div className="relative w-full max-w-72">
        <Search size={14} aria-hidden className="text-faint absolute top-1/2 left-2.5 -translate-y-1/2" />
        <input
          ref={field}
          type="search"
          aria-label="Search operations"
          placeholder="Search operations"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="hit-target border-line-strong bg-panel placeholder:text-faint h-8 w-full rounded-md border pr-2 pl-8 text-sm"
        />
      </div>
      {address.service === null ? null : (
        <button
          type="button"
          onClick={() => address.chooseService(null)}
          className="hit-target bg-accent-soft text-accent-ink flex h-6 items-center gap-1 rounded-sm px-1.5 text-xs font-medium"
        >
          <span className="inert-text">{showInert(address.service)}</span>
          <X size={12} aria-label="Show all services" />
        </button>
      )}
      <span className="text-faint tabular ml-auto text-xs">
        {countOf(foundCount, 'operation')}
        {leftOutCount > 0 ? `, ${leftOutCount.toLocaleString()} not listed` : ''}
      </span>
    </div>
  )
}
