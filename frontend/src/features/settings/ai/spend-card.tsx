import type { AiSpend } from '@holdfast/contracts/ai-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { aiSpendQuery } from '../api/ai-spend-query.ts'
import { classNames } from '../../../lib/class-names.ts'
import { percentOf } from './percent-of.ts'
import { SpendTable } from './spend-table.tsx'
import { Card } from '../../../ui/card.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Select } from '../../../ui/select.tsx'
import { SkeletonBlock } from '../../../ui/skeleton.tsx'

const PERIODS = [7, 30, 90, 365]

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
          <SpendTable spend={data} />
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
        <span className={isSpent ? 'bg-critical' : 'bg-soft'} style={{ width: `${percentOf(used, budget)}%` }} />
        <span className="bg-line-strong" style={{ width: `${percentOf(reserved, budget)}%` }} />
      </div>
      {isSpent ? (
        <p className="text-soft mt-2 text-sm">
          The day’s budget is used up: until midnight UTC the analysis answers alone.
        </p>
      ) : null}
    </div>
  )
}
