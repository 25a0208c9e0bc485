import type { AiSpend } from '@holdfast/contracts/ai-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { aiSpendQuery } from '../api/ai-spend-query.ts'
import { classNames } from '../../../lib/class-names.ts'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'

const PERIODS = [7, 30, 90, 365]
const dollars = (value: number) => `$${value.toFixed(value < 1 ? 4 : 2)}`
const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.min(100, (part / whole) * 100))

export function SpendCard() {
  const [days, setDays] = useState(30)
  const { data, error, refetch } = useQuery(aiSpendQuery(days))
  return (
    <Card className="mt-4">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 className="text-base font-semibold">Spend</h2>
        <Select
          label="Period"
          className="w-36"
          value={String(days)}
          onChange={(event) => setDays(Number(event.target.value))}
        >
          {PERIODS.map((period) => (
            <option key={period} value={period}>
              Last {period} days
            </option>
          ))}
        </Select>
      </div>
      {error ? (
        <ErrorState title="The spend could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Today today={data.today} />
          <DayTable spend={data} />
        </>
      ) : (
        <SkeletonBlock label="Loading the spend" lines={6} />
      )}
    </Card>
  )
}

function Today({ today }: { readonly today: AiSpend['today'] }) {
  const { token_budget: budget, tokens_used: used, tokens_reserved: reserved, tokens_left: left } = today
  const isSpent = left === 0
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className={classNames('tabular text-2xl font-semibold', isSpent && 'text-critical')}>
          {used.toLocaleString()}
        </strong>
        <span className="text-soft text-sm">of {budget.toLocaleString()} tokens today</span>
        <span className="text-faint tabular ml-auto text-xs">
          {reserved > 0 ? `${reserved.toLocaleString()} held by calls under way · ` : ''}
          {left.toLocaleString()} left
        </span>
      </p>
      <div
        role="meter"
        aria-label="Tokens used today"
        aria-valuemin={0}
        aria-valuemax={budget}
        aria-valuenow={Math.min(used, budget)}
        className="bg-hover mt-2 flex h-2 overflow-hidden rounded-full"
      >
        <span className={isSpent ? 'bg-critical' : 'bg-soft'} style={{ width: `${share(used, budget)}%` }} />
        <span className="bg-line-strong" style={{ width: `${share(reserved, budget)}%` }} />
      </div>
      {isSpent ? (
        <p className="text-soft mt-2 text-sm">
          The day’s budget is used up: until midnight UTC the analysis answers alone.
        </p>
      ) : null}
    </div>
  )
}

/** Without its year where every letter counts. */
const Day = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>
    <span className="max-sm:hidden">{day.slice(0, 5)}</span>
    {day.slice(5)}
  </time>
)

function DayTable({ spend }: { readonly spend: AiSpend }) {
  const { days, total, has_prices: hasPrices } = spend
  if (days.length === 0) return <p className="text-soft mt-4 text-sm">No model was called in this period.</p>
  const tokensOf = (row: (typeof days)[number]) => row.prompt_tokens + row.completion_tokens
  const most = Math.max(1, ...days.map(tokensOf))
  const columns = ['Day (UTC)', 'Calls', 'Tokens in', 'Tokens out', ...(hasPrices ? ['Cost'] : [])]
  return (
    <div
      role="region"
      aria-label="Spend by day"
      tabIndex={0}
      className="border-line mt-4 max-h-96 overflow-auto rounded-md border"
    >
      <table className="w-full text-sm max-sm:text-xs">
        <thead className="text-faint bg-raised sticky top-0 text-left text-xs">
          <tr>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={classNames('px-3 py-2 font-medium max-sm:px-1.5', index > 0 && 'text-right')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular">
          {days.map((row) => (
            <tr key={row.day} className="border-line border-t">
              <td className="px-3 py-1.5 whitespace-nowrap max-sm:px-1.5 sm:w-1/2">
                <span className="flex items-center gap-3">
                  <Day day={row.day} />
                  <span aria-hidden className="flex-1 max-sm:hidden">
                    <span
                      className="bg-soft block h-1.5 min-w-0.5 rounded-full"
                      style={{ width: `${share(tokensOf(row), most)}%` }}
                    />
                  </span>
                </span>
              </td>
              <td className="px-3 py-1.5 text-right max-sm:px-1.5">{row.calls.toLocaleString()}</td>
              <td className="px-3 py-1.5 text-right max-sm:px-1.5">{row.prompt_tokens.toLocaleString()}</td>
              <td className="px-3 py-1.5 text-right max-sm:px-1.5">{row.completion_tokens.toLocaleString()}</td>
              {hasPrices ? <td className="px-3 py-1.5 text-right max-sm:px-1.5">{dollars(row.cost_usd)}</td> : null}
            </tr>
          ))}
        </tbody>
        <tfoot className="bg-raised tabular sticky bottom-0 font-medium">
          <tr className="border-line border-t">
            <th scope="row" className="px-3 py-2 text-left font-medium max-sm:px-1.5">
              Total
            </th>
            <td className="px-3 py-2 text-right max-sm:px-1.5">{total.calls.toLocaleString()}</td>
            <td className="px-3 py-2 text-right max-sm:px-1.5">{total.prompt_tokens.toLocaleString()}</td>
            <td className="px-3 py-2 text-right max-sm:px-1.5">{total.completion_tokens.toLocaleString()}</td>
            {hasPrices ? <td className="px-3 py-2 text-right max-sm:px-1.5">{dollars(total.cost_usd)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
