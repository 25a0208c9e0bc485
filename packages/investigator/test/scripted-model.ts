import type { ModelClient, TurnRequest } from '@holdfast/llm/client/create-model-client'
import type { ToolCall } from '@holdfast/llm/client/tool-call'

export interface ScriptedCall {
  readonly tool: string
  readonly arguments: unknown
}

export type Script = (request: TurnRequest, turn: number) => readonly ScriptedCall[]

/** A model that does as it is told, and what it was asked. */
export function scriptedModel(script: Script) {
  const requests: TurnRequest[] = []
  const client: Pick<ModelClient, 'takeTurn'> = {
    takeTurn: (request) => {
      requests.push(request)
      const calls = script(request, requests.length).map((call, index): ToolCall => ({
        id: `call-${index}`,
        name: call.tool,
        arguments: typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments),
      }))
      return Promise.resolve(calls)
    },
  }
  return { client, requests }
}

/** All that a request shows. */
export const textOfRequest = (request: TurnRequest | undefined): string =>
  (request?.messages ?? []).map(({ content }) => content).join('\n')

export const loopOptions = (client: Pick<ModelClient, 'takeTurn'>) => {
  let count = 0
  return {
    client,
    signal: new AbortController().signal,
    masking: { addresses: 'public', names: [] },
    contextTokens: 16_000,
    maxTurns: 6,
    randomHex: () => String(++count).padStart(32, '0'),
    now: () => 0,
  } as const
}
