import { X } from 'lucide-react'
import { useRef } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { showInert } from '../../../lib/text/show-inert.ts'
import { useSearchText } from '../../../lib/use-search-text.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { SearchField } from '../../../ui/search-field.tsx'
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
      <SearchField ref={field} label="Search operations" value={text} onChange={setText} className="w-full max-w-72" />
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
