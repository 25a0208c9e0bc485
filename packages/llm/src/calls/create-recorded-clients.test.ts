import { createMetricsRegistry } from '@holdfast/runtime/metrics'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type Behaviour,
  fails,
  type ModelStandIn,
  refuses,
  says,
  startModelStandIn,
} from '@holdfast/testing/start-model-stand-in'
import { createEndpointPool } from '../endpoint/create-endpoint-pool.ts'
import type { CompanyModelPolicy } from '../endpoint/model-endpoint.ts'
import { createRecordedClients } from './create-recorded-clients.ts'
import type { CallOrigin, ModelLedger, SettledExchange } from './model-ledger.ts'
import { createModelMetrics } from './model-metrics.ts'

const Reply = z.object({ word: z.string() })
const good = says(() => '{"word":"yes"}')

let standIn: ModelStandIn
beforeAll(async () => {
  standIn = await startModelStandIn()
})
afterAll(() => standIn.stop())

const policy: CompanyModelPolicy = {
  customerId: 'c1',
  mode: 'masked',
  addresses: 'public',
  dailyTokenBudget: 100_000,
  own: null,
  names: [],
}
const origin: CallOrigin = {
  customerId: 'c1',
  incidentId: 'i1',
  purpose: 'ask',
  actor: null,
  address: '192.0.2.1',
  requestId: 'r1',
}

/** What a ledger does, in memory. */
function memoryLedger() {
  const kept: SettledExchange[] = []
  const held = new Map<string, number>()
  let used = 0
  const ledger: ModelLedger = {
    findAnswer: async (_company, hash) =>
      kept.findLast((call) => call.exchange.outcome === 'used' && call.contentHash.equals(hash))?.exchange.response ??
      null,
    reserve: async (_company, { tokens, budget }) => {
      const reserved = [...held.values()].reduce((sum, each) => sum + each, 0)
      if (used + reserved + tokens > budget) return null
      const id = `reservation ${held.size + kept.length}`
      held.set(id, tokens)
      return { id, day: '2026-03-01' }
    },
    settle: async (_origin, { id }, settled) => {
      held.delete(id)
      if (!settled) return
      kept.push(settled)
      used += settled.exchange.promptTokens + settled.exchange.completionTokens
    },
  }
  return { ledger, kept, held }
}

function build({ dailyTokens = 100_000 } = {}) {
  const memory = memoryLedger()
  const registry = createMetricsRegistry('test')
  const endpoints = createEndpointPool(
    {
      operator: { baseUrl: standIn.baseUrl, apiKey: null, model: 'small' },
      dailyTokens,
      prices: { input: 2, output: 10 },
      timeoutMs: 30_000,
      concurrency: 4,
      contextTokens: 1_000,
      investigationTokens: 16_000,
      allowedHosts: [],
    },
    { random: () => 0 },
  )
  const metrics = createModelMetrics(registry)
  const clients = createRecordedClients({ ...memory, endpoints, metrics, nowMs: () => 0, perCompany: 2 })
  const ask = async (
    content: string,
    { signal = new AbortController().signal, from = origin, mark = content } = {},
  ) => {
    const messages = [{ role: 'user', content: mark }] as const
    return clients(policy, from)?.askStructured({ name: 'p-v1', schema: Reply, messages, content: [content], signal })
  }
  return { ...memory, ask, registry }
}

it('keeps what went over the wire, what it used and what it cost', async () => {
  standIn.behave(good)
  const { ask, kept, held, registry } = build()
  expect(await ask('why?')).toEqual({ word: 'yes' })
  expect(kept).toMatchObject([
    {
      promptId: 'p-v1',
      endpointHost: new URL(standIn.baseUrl).host,
      costMicroUsd: 120 * 2 + 34 * 10,
      exchange: { request: '[{"role":"user","content":"why?"}]', response: '{"word":"yes"}', outcome: 'used' },
    },
  ])
  expect(held.size).toBe(0)
  expect(standIn.headers[0]?.authorization).toBeUndefined()
  const metrics = await registry.metrics()
  expect(metrics).toMatch(/holdfast_model_tokens_total\{purpose="ask",endpoint="operator",kind="prompt".*\} 120/)
  expect(metrics).toMatch(/holdfast_model_cost_dollars_total\{.*\} 0.00058/)
  expect(metrics).toMatch(/holdfast_model_calls_total\{.*outcome="used".*\} 1/)
})

it('asks once for a hundred identical requests, whatever their random marks', async () => {
  standIn.behave(good)
  const { ask, kept } = build()
  const all = await Promise.all(Array.from({ length: 100 }, (_, index) => ask('why?', { mark: `mark ${index}` })))
  expect(new Set(all.map((reply) => reply?.word))).toEqual(new Set(['yes']))
  expect(await ask('why?')).toEqual({ word: 'yes' })
  expect(standIn.requests).toHaveLength(1)
  expect(kept).toHaveLength(1)
})

it('asks again for another content or incident', async () => {
  standIn.behave(good)
  const { ask } = build()
  await ask('why?')
  await ask('how?')
  await ask('why?', { from: { ...origin, incidentId: 'i2' } })
  expect(standIn.requests).toHaveLength(3)
})

it('sends nothing that the day does not hold, and gives back what a failed call had reserved', async () => {
  standIn.behave(fails(401), good)
  const { ask, held, kept } = build({ dailyTokens: 1_100 })
  await expect(ask('one')).rejects.toMatchObject({ failure: 'rejected' })
  expect(held.size).toBe(0)
  expect(await ask('two')).toEqual({ word: 'yes' })
  await expect(ask('three')).rejects.toMatchObject({ failure: 'over-budget' })
  expect(standIn.requests).toHaveLength(2)
  expect(kept.map(({ exchange }) => exchange.outcome)).toEqual(['rejected', 'used'])
})

it.each<{ name: string; behaviours: Behaviour[]; outcomes: string[] }>([
  {
    name: 'a repaired answer',
    behaviours: [says(() => '{"word":'), good],
    outcomes: ['malformed', 'used'],
  },
  { name: 'a refusal', behaviours: [refuses], outcomes: ['refused'] },
  { name: 'babble', behaviours: [says(() => 'Hm.')], outcomes: ['malformed', 'malformed'] },
])('keeps each exchange of $name', async ({ behaviours, outcomes }) => {
  standIn.behave(...behaviours)
  const { ask, kept, held } = build()
  await ask('why?').catch(() => undefined)
  expect(kept.map(({ exchange }) => exchange.outcome)).toEqual(outcomes)
  expect(held.size).toBe(0)
})

it('does not take a failure for the answer to the next', async () => {
  standIn.behave(refuses, good)
  const { ask } = build()
  await expect(ask('why?')).rejects.toMatchObject({ failure: 'refused' })
  expect(await ask('why?')).toEqual({ word: 'yes' })
})

it('lets a company have so many calls under way, and no more', async () => {
  const waiting: (() => void)[] = []
  const { promise: twoAreThere, resolve } = Promise.withResolvers<void>()
  standIn.behave((response, request) => {
    waiting.push(() => good(response, request))
    if (waiting.length === 2) resolve()
  })
  const { ask } = build()
  const all = ['a', 'b', 'c', 'd'].map((content) => ask(content))
  await twoAreThere
  await new Promise((done) => setImmediate(done))
  expect(standIn.requests).toHaveLength(2)
  standIn.proceed(good)
  for (const answer of waiting) answer()
  await Promise.all(all)
  expect(standIn.requests).toHaveLength(4)
})
