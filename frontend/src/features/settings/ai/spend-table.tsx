import type { AiSpend } from '@holdfast/contracts/ai-settings'
import { DataTable } from '../../../ui/data-table.tsx'
import { percentOf } from './percent-of.ts'

type Row = AiSpend['days'][number]

const dollars = (value: number) => `$${value.toFixed(value < 1 ? 4 : 2)}`
const tokensOf = (row: Row) => row.prompt_tokens + row.completion_tokens
const NUMBER = 'text-right max-sm:px-1.5'

/** Calls, tokens and cost, day by day. */
export function SpendTable({ spend }: { readonly spend: AiSpend }) {
  const { days, total, has_prices: hasPrices } = spend
  if (days.length === 0) return <p className="text-soft mt-4 text-sm">No model was called in this period.</p>
  const most = Math.max(1, ...days.map(tokensOf))
  return (
    <DataTable
      label="Spend by day"
      columns={[
        { name: 'Day (UTC)', className: 'max-sm:px-1.5' },
        ...['Calls', 'Tokens in', 'Tokens out', ...(hasPrices ? ['Cost'] : [])].map((name) => ({
          name,
          className: NUMBER,
        })),
      ]}
      className="border-line mt-4 max-h-96 rounded-md border"
      tableClassName="max-sm:text-xs"
      headClassName="sticky top-0"
      bodyClassName="tabular"
      foot={
        <tfoot className="bg-raised tabular sticky bottom-0 font-medium">
          <tr className="border-line border-t">
            <th scope="row" className="px-3 py-2 text-left font-medium max-sm:px-1.5">
              Total
            </th>
            <Amounts row={total} hasPrices={hasPrices} className="px-3 py-2 text-right max-sm:px-1.5" />
          </tr>
        </tfoot>
      }
    >
      {days.map((row) => (
        <tr key={row.day} className="border-line border-t">
          <td className="px-3 py-1.5 whitespace-nowrap max-sm:px-1.5 sm:w-1/2">
            <span className="flex items-center gap-3">
              <Day day={row.day} />
              <span aria-hidden className="flex-1 max-sm:hidden">
                <span
                  className="bg-soft block h-1.5 min-w-0.5 rounded-full"
                  style={{ width: `${percentOf(tokensOf(row), most)}%` }}
                />
              </span>
            </span>
          </td>
          <Amounts row={row} hasPrices={hasPrices} className="px-3 py-1.5 text-right max-sm:px-1.5" />
        </tr>
      ))}
    </DataTable>
  )
}

interface AmountsProps {
  readonly row: Pick<Row, 'calls' | 'prompt_tokens' | 'completion_tokens' | 'cost_usd'>
  readonly hasPrices: boolean
  readonly className: string
}

function Amounts({ row, hasPrices, className }: AmountsProps) {
  return (
    <>
      <td className={className}>{row.calls.toLocaleString()}</td>
      <td className={className}>{row.prompt_tokens.toLocaleString()}</td>
      <td className={className}>{row.completion_tokens.toLocaleString()}</td>
      {hasPrices ? <td className={className}>{dollars(row.cost_usd)}</td> : null}
    </>
  )
}

/** Without its year where every letter counts. */
const Day = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>
    <span className="max-sm:hidden">{day.slice(0, 5)}</span>
    {day.slice(5)}
  </time>
)
