import { AiSpend, AiSpendQuery } from '@holdfast/contracts/ai-settings'
import { Problem } from '@holdfast/contracts/problem'
import { spendingDay } from '@holdfast/database/model-calls/open-model-ledger'
import { readModelPolicy } from '@holdfast/database/model-endpoints/read-model-policy'
import { countReservedTokens } from '@holdfast/database/model-spend/count-reserved-tokens'
import { listModelSpend } from '@holdfast/database/model-spend/list-model-spend'
import { dailyBudgetOf } from '@holdfast/llm/endpoint/daily-budget-of'
import { callerOf } from '../../identity/caller.ts'
import type { Route } from '../../route-dependencies.ts'
import { toDollars } from './to-dollars.ts'

const DAY_MS = 86_400_000

export const showAiSpend: Route = async (app, { database, vault, models, now }) => {
  app.get(
    '/api/v1/settings/ai/spend',
    {
      config: { access: 'admin' },
      schema: { tags: ['settings'], querystring: AiSpendQuery, response: { 200: AiSpend, '4xx': Problem } },
    },
    async (request) => {
      const { customerId } = callerOf(request)
      const at = now()
      const day = spendingDay(at)
      const since = spendingDay(new Date(at.getTime() - (request.query.days - 1) * DAY_MS))
      const { rows, reserved, policy } = await database.withTenant(customerId, async (tx) => ({
        rows: await listModelSpend(tx, since),
        reserved: await countReservedTokens(tx, { day, now: at }),
        policy: await readModelPolicy(tx, vault, customerId),
      }))
      const days = rows.map((row) => ({
        day: row.day,
        calls: row.callCount,
        prompt_tokens: row.promptTokens,
        completion_tokens: row.completionTokens,
        cost_usd: toDollars(row.costMicroUsd),
      }))
      const sum = (name: Exclude<keyof (typeof days)[number], 'day'>) => days.reduce((all, each) => all + each[name], 0)
      const today = days.find((each) => each.day === day)
      const used = today ? today.prompt_tokens + today.completion_tokens : 0
      const budget = dailyBudgetOf(policy, models)
      return {
        has_prices: models.prices !== null,
        today: {
          day,
          token_budget: budget,
          tokens_used: used,
          tokens_reserved: reserved,
          tokens_left: Math.max(0, budget - used - reserved),
        },
        days,
        total: {
          calls: sum('calls'),
          prompt_tokens: sum('prompt_tokens'),
          completion_tokens: sum('completion_tokens'),
          cost_usd: toDollars(rows.reduce((all, row) => all + row.costMicroUsd, 0)),
        },
      }
    },
  )
}
