import type { TracesOverview } from '@holdfast/contracts/traces'
import { useRef, useState } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { Button } from '../../../ui/button.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { OperationRow } from './operation-row.tsx'
import { OperationsBar } from './operations-bar.tsx'
import { findOperations, type OperationSort, SORTS, sortOperations } from './sort-operations.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import type { TracesAddress } from './use-traces-address.ts'

const FIRST = 100
const SORTED: Readonly<Record<OperationSort, string>> = {
  operation: 'Operation',
  calls: 'Calls',
  errors: 'Errors',
  p50: 'p50',
  p99: 'p99',
}

interface OperationsTableProps {
  readonly overview: TracesOverview
  readonly address: TracesAddress
}

/** Each operation with its rate, errors, times, and traces that show it. */
export function OperationsTable({ overview, address }: OperationsTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  const rows = useRef<HTMLDivElement>(null)
  useRowKeys(rows)
  const found = findOperations(overview.operations, address)
  const sorted = sortOperations(found, address.order)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  return (
    <>
      <OperationsBar address={address} foundCount={found.length} leftOutCount={overview.left_out.operations} />
      <div ref={rows}>
        <DataTable
          label="Operations"
          columns={columnsOf(address)}
          emptyText={found.length === 0 ? 'No operation matches.' : null}
          tableClassName="min-w-160"
        >
          {shown.map((operation) => (
            <OperationRow key={`${operation.service} ${operation.name}`} operation={operation} />
          ))}
        </DataTable>
      </div>
      {shown.length < sorted.length ? (
        <Button size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          Show {countOf(sorted.length - shown.length, 'more operation')}
        </Button>
      ) : null}
    </>
  )
}

function columnsOf({ order, sortBy }: Pick<TracesAddress, 'order' | 'sortBy'>): Column[] {
  const direction = order.isAscending ? 'ascending' : 'descending'
  return [
    ...SORTS.map((sort) => ({
      name: SORTED[sort],
      className: sort === 'operation' ? undefined : 'text-right',
      sorting: { order: sort === order.sort ? direction : null, onSort: () => sortBy(sort) } as const,
    })),
    { name: 'Traces' },
  ]
}
