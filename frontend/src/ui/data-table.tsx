import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'

export interface Column {
  readonly name: string
  readonly className?: string | undefined
  /** Of one that the rows can be sorted by. */
  readonly sorting?: {
    /** Null while another sorts them. */
    readonly order: 'ascending' | 'descending' | null
    readonly onSort: () => void
  }
}

interface DataTableProps {
  readonly label: string
  readonly columns: readonly Column[]
  /** Rows; without any, `emptyText` stands below the head. */
  readonly children: ReactNode
  readonly emptyText?: string | null
  readonly foot?: ReactNode
  readonly className?: string
  readonly tableClassName?: string
  readonly headClassName?: string
  readonly bodyClassName?: string
}

/** A table that scrolls by itself where it is too wide, and can be reached by keyboard for that. */
export function DataTable({ label, columns, children, emptyText, foot, ...looks }: DataTableProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={classNames('overflow-auto', looks.className)}>
      <table className={classNames('w-full text-sm', looks.tableClassName)}>
        <thead className={classNames('text-faint bg-raised text-left text-xs', looks.headClassName)}>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.name} {...column} />
            ))}
          </tr>
        </thead>
        <tbody className={looks.bodyClassName}>{children}</tbody>
        {foot}
      </table>
      {emptyText ? <p className="text-faint p-6 text-center text-sm">{emptyText}</p> : null}
    </div>
  )
}

function HeadCell({ name, className, sorting }: Column) {
  const order = sorting?.order ?? undefined
  return (
    <th scope="col" aria-sort={order} className={classNames('px-3 py-2 font-medium', className)}>
      {sorting ? (
        <button
          type="button"
          onClick={sorting.onSort}
          className={classNames(
            'hit-target hover:text-ink inline-flex h-6 items-center gap-1 rounded-sm',
            order && 'text-ink',
          )}
        >
          {name}
          {order === 'ascending' ? <ArrowUp size={12} aria-hidden /> : null}
          {order === 'descending' ? <ArrowDown size={12} aria-hidden /> : null}
        </button>
      ) : (
        name
      )}
    </th>
  )
}
