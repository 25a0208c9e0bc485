import type { Telemetry } from '@holdfast/contracts/telemetry'
import { DataTable } from '../../ui/data-table.tsx'
import { CustomerRow } from './customer-row.tsx'

/** What is wide is not for a phone: there the customer's own cell tells it. */
const WIDE = 'max-sm:hidden'
const COLUMNS = [
  { name: 'Customer' },
  { name: 'Since', className: WIDE },
  { name: 'Agent', className: WIDE },
  { name: 'Setup', className: WIDE },
  { name: 'Incidents' },
  { name: 'Pastes', className: WIDE },
  { name: 'Questions', className: WIDE },
]

export function CustomersTable({ customers }: { readonly customers: Telemetry['customers'] }) {
  return (
    <DataTable
      label="Customers"
      columns={COLUMNS}
      emptyText={customers.length === 0 ? 'No customer matches.' : null}
      tableClassName="bg-panel border-line border sm:min-w-[860px]"
    >
      {customers.map((customer) => (
        <CustomerRow key={customer.id} customer={customer} />
      ))}
    </DataTable>
  )
}
