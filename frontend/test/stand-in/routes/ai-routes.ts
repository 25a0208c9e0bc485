import { AiSettings, type AiSpend, type SaveAiSettingsRequest } from '@holdfast/contracts/ai-settings'
import type { ModelCall } from '@holdfast/contracts/assistant'
import { idOf } from '../incident-factory.ts'
import type { StandInState } from '../stand-in-state.ts'
import { now, ok, type Routes } from './route.ts'

const DAY_MS = 86_400_000

function saveAi(state: StandInState, body: SaveAiSettingsRequest): AiSettings {
  const { own_endpoint: endpoint, ...rest } = body
  const before = state.ai.own_endpoint
  const own_endpoint =
    endpoint === undefined
      ? before
      : endpoint && {
          base_url: endpoint.base_url,
          model: endpoint.model,
          is_masked: endpoint.is_masked,
          has_api_key: endpoint.api_key === undefined ? (before?.has_api_key ?? false) : endpoint.api_key !== null,
          updated_at: now(),
        }
  state.ai = AiSettings.parse({ ...state.ai, ...rest, own_endpoint })
  return state.ai
}

function spend(state: StandInState, days: number): AiSpend {
  const rows = Array.from({ length: Math.min(days, 12) }, (_, index) => ({
    day: new Date(Date.now() - index * DAY_MS).toISOString().slice(0, 10),
    calls: 4 + ((index * 7) % 11),
    prompt_tokens: 21_400 + ((index * 9_871) % 48_000),
    completion_tokens: 1_900 + ((index * 733) % 3_000),
    cost_usd: 0.021 + ((index * 0.013) % 0.04),
  }))
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const budget = state.ai.daily_token_budget
  const used = Math.min(budget, 23_300)
  return {
    has_prices: true,
    today: {
      day: rows[0]?.day ?? '2026-11-21',
      token_budget: budget,
      tokens_used: used,
      tokens_reserved: Math.min(4_000, budget - used),
      tokens_left: Math.max(0, budget - used - 4_000),
    },
    days: rows,
    total: {
      calls: sum(({ calls }) => calls),
      prompt_tokens: sum(({ prompt_tokens }) => prompt_tokens),
      completion_tokens: sum(({ completion_tokens }) => completion_tokens),
      cost_usd: sum(({ cost_usd }) => cost_usd),
    },
  }
}

const calls: readonly ModelCall[] = [
  {
    id: idOf(601),
    at: '2026-11-20T21:40:12Z',
    purpose: 'ask',
    asked_by: { id: idOf(2), first_name: 'Ada', last_name: 'Lovelace' },
    endpoint: 'api.openai.com',
    model: 'gpt-5-mini',
    prompt: 'ask-3',
    request: 'L1 "FATAL: sorry, too many clients already"\nL2 "pool: could not connect to [private address 1]"',
    response: '{"topic":"cause","lines":[{"id":"L1","quote":"too many clients already"}]}',
    prompt_tokens: 1_204,
    completion_tokens: 88,
    cost_usd: 0.0009,
    duration_ms: 1_420,
    masked_count: 3,
    outcome: 'used',
  },
]

export const aiRoutes: Routes = [
  ['GET /api/v1/settings/ai', (state) => ok(state.ai)],
  ['POST /api/v1/settings/ai', (state, { body }) => ok(saveAi(state, body))],
  ['GET /api/v1/settings/ai/spend', (state, { query }) => ok(spend(state, Number(query.get('days') ?? 30)))],
  ['GET /api/v1/dashboard/incidents/*/model-calls', () => ok({ calls })],
]
