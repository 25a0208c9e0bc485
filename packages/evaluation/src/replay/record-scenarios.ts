import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Recording } from '@holdfast/llm/calls/recording'
import { costOf } from '@holdfast/llm/calls/cost-of'
import type { ModelClient } from '@holdfast/llm/client/create-model-client'
import { answerWithModel } from '@holdfast/llm/model/answer-with-model'
import { refineWithModel } from '@holdfast/llm/refine/refine-with-model'
import type { ModelPrices } from '@holdfast/llm/settings/read-model-settings'
import type { AskedScenario } from '../answers/score-answers.ts'

export interface RecordOptions {
  readonly folder: string
  readonly client: Pick<ModelClient, 'askStructured'>
  readonly contextTokens: number
  readonly prices: ModelPrices | null
  readonly now: () => Date
  readonly randomHex: () => string
}

/** Lets a model refine each scenario's incident and answer its first question; every exchange becomes a file. */
export async function recordScenarios(asked: readonly AskedScenario[], options: RecordOptions): Promise<number> {
  const { folder, client, contextTokens, prices, now, randomHex } = options
  mkdirSync(folder, { recursive: true })
  if (readdirSync(folder).length > 0) throw new Error(`${folder} is not empty.`)
  let count = 0
  const recordingClient = (scenario: string, purpose: Recording['purpose']): Pick<ModelClient, 'askStructured'> => ({
    askStructured: (request) =>
      client.askStructured({
        ...request,
        onExchange: (exchange) => {
          request.onExchange?.(exchange)
          const recording: Recording = {
            at: now().toISOString(),
            purpose,
            prompt: request.name,
            model: exchange.model,
            request: exchange.request,
            response: exchange.response,
            prompt_tokens: exchange.promptTokens,
            completion_tokens: exchange.completionTokens,
            cost_micro_usd: costOf(exchange, prices),
            outcome: exchange.outcome,
            scenario,
          }
          const name = `${String(++count).padStart(4, '0')}-${purpose}-${scenario}.json`
          writeFileSync(join(folder, name), `${JSON.stringify(recording, null, 2)}\n`)
        },
      }),
  })
  const common = {
    signal: new AbortController().signal,
    addresses: 'public',
    names: [],
    contextTokens,
    randomHex,
  } as const
  for (const { scenario, pairs, incident } of asked) {
    await refineWithModel(incident.facts, { ...common, client: recordingClient(scenario, 'refine') })
    const [first] = pairs
    if (first) {
      await answerWithModel(incident.facts, first.question, { ...common, client: recordingClient(scenario, 'ask') })
    }
  }
  return count
}
