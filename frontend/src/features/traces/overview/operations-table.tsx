import type { TracesOverview } from '@holdfast/contracts/traces'
import { useRef, useState } from 'react'
import { countOf } from '../../../lib/text/count-of.ts'
import { Button } from '../../../ui/button.tsx'
import { OperationRow } from './operation-row.tsx'
import { OperationsBar } from './operations-bar.tsx'
import { SortHeader } from './sort-header.tsx'
import { findOperations, sortOperations } from './sort-operations.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import type { TracesAddress } from './use-traces-address.ts'

const FIRST = 100

interface OperationsTableProps {
  readonly overview: TracesOverview
  readonly address: TracesAddress
}

/** Each operation with its rate, errors, times, and traces that show it. */
export function OperationsTable({ overview, address }: OperationsTableProps) {
  const [isWhole, setIsWhole] = useState(false)
  const rows = useRef<HTMLTableSectionElement>(null)
  useRowKeys(rows)
  const found = findOperations(overview.operations, address)
  const sorted = sortOperations(found, address.order)
  const shown = isWhole ? sorted : sorted.slice(0, FIRST)
  return (
    <>
      <OperationsBar address={address} foundCount={found.length} leftOutCount={overview.left_out.operations} />
      <div role="region" aria-label="Operations" tabIndex={0} className="overflow-x-auto">
        <table className="w-full min-w-160 text-sm">
          <thead>
            <tr className="border-line text-faint border-b text-xs">
              <SortHeader sort="operation" name="Operation" address={address} />
              <SortHeader sort="calls" name="Calls" address={address} />
              <SortHeader sort="errors" name="Errors" address={address} />
              <SortHeader sort="p50" name="p50" address={address} />
              <SortHeader sort="p99" name="p99" address={address} />
              <th scope="col" className="py-1.5 pl-6 text-left font-medium">
                Traces
              </th>
            </tr>
          </thead>
          <tbody ref={rows}>
            {shown.map((operation) => (
              <OperationRow key={`${operation.service} ${operation.name}`} operation={operation} />
            ))}
          </tbody>
        </table>
      </div>
      {found.length === 0 ? <p className="text-faint py-6 text-center text-sm">No operation matches.</p> : null}
      {shown.length < sorted.length ? (
        <Button size="sm" className="mt-2" onClick={() => setIsWhole(true)}>
          Show {countOf(sorted.length - shown.length, 'more operation')}
        </Button>
      ) : null}
    </>
  )
}
