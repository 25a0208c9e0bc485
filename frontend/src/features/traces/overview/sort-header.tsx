import { ArrowDown, ArrowUp } from 'lucide-react'
import { classNames } from '../../../lib/class-names.ts'
import type { OperationSort } from './sort-operations.ts'
import type { TracesAddress } from './use-traces-address.ts'

interface SortHeaderProps {
  readonly sort: OperationSort
  readonly name: string
  readonly address: Pick<TracesAddress, 'order' | 'sortBy'>
}

export function SortHeader({ sort, name, address: { order, sortBy } }: SortHeaderProps) {
  const isSorted = order.sort === sort
  const Arrow = order.isAscending ? ArrowUp : ArrowDown
  return (
    <th
      scope="col"
      {...(isSorted ? { 'aria-sort': order.isAscending ? ('ascending' as const) : ('descending' as const) } : {})}
      className={classNames('py-1 font-medium', sort === 'operation' ? 'text-left' : 'text-right')}
    >
      <button
        type="button"
        onClick={() => sortBy(sort)}
        className={classNames(
          'hit-target hover:text-ink inline-flex h-6 items-center gap-1 rounded-sm',
          isSorted && 'text-ink',
        )}
      >
        {name}
        {isSorted ? <Arrow size={12} aria-hidden /> : null}
      </button>
    </th>
  )
}
