import { Counter, Histogram, type Registry } from 'prom-client'
import type { TokenUsage } from '../client/model-error.ts'

const DURATION_BUCKETS = [0.25, 0.5, 1, 2.5, 5, 10, 20, 45, 90]

export interface ModelMetrics {
  readonly calls: Counter<'purpose' | 'endpoint' | 'outcome'>
  readonly tokens: Counter<'purpose' | 'endpoint' | 'kind'>
  readonly cost: Counter<'purpose' | 'endpoint'>
  readonly duration: Histogram<'purpose' | 'endpoint'>
}

/** What models are asked and what it costs. `endpoint` is the operator's or a company's own; no company is named. */
export function createModelMetrics(registry: Registry): ModelMetrics {
  const registers = [registry]
  return {
    calls: new Counter({
      name: 'holdfast_model_calls_total',
      help: 'Exchanges with a language model by outcome; a cached one is an answer that needed none',
      labelNames: ['purpose', 'endpoint', 'outcome'],
      registers,
    }),
    tokens: new Counter({
      name: 'holdfast_model_tokens_total',
      help: 'Tokens used, by kind: prompt or completion',
      labelNames: ['purpose', 'endpoint', 'kind'],
      registers,
    }),
    cost: new Counter({
      name: 'holdfast_model_cost_dollars_total',
      help: 'What they cost by the prices that the operator named',
      labelNames: ['purpose', 'endpoint'],
      registers,
    }),
    duration: new Histogram({
      name: 'holdfast_model_call_seconds',
      help: 'From sending a request until its whole answer',
      labelNames: ['purpose', 'endpoint'],
      buckets: DURATION_BUCKETS,
      registers,
    }),
  }
}

interface CountedExchange extends TokenUsage {
  readonly outcome: string
  readonly costMicroUsd: number | null
  readonly durationMs: number
}

export function countExchange(
  { calls, tokens, cost, duration }: ModelMetrics,
  labels: { readonly purpose: string; readonly endpoint: string },
  { outcome, promptTokens, completionTokens, costMicroUsd, durationMs }: CountedExchange,
): void {
  calls.inc({ ...labels, outcome })
  tokens.inc({ ...labels, kind: 'prompt' }, promptTokens)
  tokens.inc({ ...labels, kind: 'completion' }, completionTokens)
  cost.inc(labels, (costMicroUsd ?? 0) / 1_000_000)
  duration.observe(labels, durationMs / 1_000)
}
