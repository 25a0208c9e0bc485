import type { z } from 'zod'
import type { EndExchange, ModelClient, StructuredRequest } from '../client/create-model-client.ts'
import { createLimiter, type Limiter } from '../client/create-limiter.ts'
import { ModelError } from '../client/model-error.ts'
import { parseStructured } from '../client/parse-structured.ts'
import { readWrittenCalls, writeCalls } from '../client/speak-without-tools.ts'
import type { EndpointPool } from '../endpoint/create-endpoint-pool.ts'
import type { CompanyModelPolicy, ModelEndpoint } from '../endpoint/model-endpoint.ts'
import { costOf } from './cost-of.ts'
import { createWorkSharing } from './create-work-sharing.ts'
import { hashContent } from './hash-content.ts'
import type { CallOrigin, ModelLedger } from './model-ledger.ts'
import { countExchange, type ModelMetrics } from './model-metrics.ts'

export interface RecordingOptions {
  readonly endpoints: EndpointPool
  readonly ledger: ModelLedger
  readonly metrics: ModelMetrics
  readonly nowMs: () => number
  /** How many calls of one company may be under way, so that none keeps the others waiting. */
  readonly perCompany: number
}

/** Null where the company has no model to ask. */
export type RecordedClients = (policy: CompanyModelPolicy, origin: CallOrigin) => ModelClient | null

/** Longer than any call takes, retries included: a killed process holds its tokens no longer than that. */
const HOLD_MS = 30 * 60_000
/** What was refused before anything left the house. */
const NOTHING_SENT: ReadonlySet<string> = new Set(['circuit-open', 'not-allowed'])

/** Clients whose identical requests share a call and its answer, and whose exchanges are budgeted and recorded. */
export function createRecordedClients(options: RecordingOptions): RecordedClients {
  const { endpoints, ledger, metrics, nowMs, perCompany } = options
  const share = createWorkSharing<string>()
  const limits = new Map<string, Limiter>()
  const limitOf = (customerId: string): Limiter => {
    const limit = limits.get(customerId) ?? createLimiter(perCompany)
    limits.set(customerId, limit)
    return limit
  }

  return (policy, origin) => {
    const endpoint = endpoints.endpointOf(policy)
    if (!endpoint) return null
    const { customerId, incidentId, purpose } = origin
    const labels = { purpose, endpoint: endpoint.owner }

    const beginFor =
      (contentHash: Buffer, { name: promptId, maskedCount = 0 }: AskedText) =>
      async ({ tokens }: { readonly tokens: number }): Promise<EndExchange> => {
        const wanted = { tokens, budget: endpoints.budgetOf(policy), holdMs: HOLD_MS }
        const reserved = await ledger.reserve(customerId, wanted)
        if (!reserved) {
          metrics.calls.inc({ ...labels, outcome: 'over-budget' })
          throw new ModelError('over-budget')
        }
        const startedMs = nowMs()
        return async (exchange) => {
          const durationMs = Math.max(0, Math.round(nowMs() - startedMs))
          const costMicroUsd = costOf(exchange, endpoint.prices)
          countExchange(metrics, labels, { ...exchange, costMicroUsd, durationMs })
          const kept = { endpointHost: endpoint.host, promptId, contentHash, maskedCount, durationMs, costMicroUsd }
          await ledger.settle(origin, reserved, NOTHING_SENT.has(exchange.outcome) ? null : { ...kept, exchange })
        }
      }

    /** The text of an answer: kept, shared with whoever waits for the same, or asked for. */
    const textOf = (
      request: AskedText,
      isUsable: (text: string) => boolean,
      ask: (heard: HeardRequest) => Promise<string>,
    ): Promise<string> => {
      const { name, messages, content = messages.map((message) => message.content) } = request
      const contentHash = hashContent([incidentId ?? '', purpose, name, endpoint.host, endpoint.model, ...content])
      return share(`${customerId} ${contentHash.toString('hex')}`, request, async (signal, onText) => {
        const known = await ledger.findAnswer(customerId, contentHash)
        if (known !== null && isUsable(known)) {
          metrics.calls.inc({ ...labels, outcome: 'cached' })
          onText(known)
          return known
        }
        return limitOf(customerId)(() => ask({ signal, onText, begin: beginFor(contentHash, request) }), signal)
      })
    }
    return {
      async askStructured(request) {
        const { schema } = request
        const text = await textOf(
          request,
          (known) => 'value' in parseStructured(schema, known),
          (heard) => answerOf(endpoint, { ...request, ...heard }),
        )
        const parsed = parseStructured(schema, text)
        if ('value' in parsed) return parsed.value
        throw new ModelError('malformed')
      },
      async takeTurn(request) {
        const text = await textOf(
          request,
          (known) => 'value' in readWrittenCalls(known),
          async ({ signal, begin }) => writeCalls(await endpoint.client.takeTurn({ ...request, signal, begin })),
        )
        const parsed = readWrittenCalls(text)
        if ('value' in parsed) return parsed.value
        throw new ModelError('malformed')
      },
    }
  }
}

type AskedText = Pick<
  StructuredRequest<z.ZodType>,
  'name' | 'messages' | 'content' | 'maskedCount' | 'signal' | 'onText'
>
type HeardRequest = Required<Pick<StructuredRequest<z.ZodType>, 'signal' | 'begin'>> & {
  readonly onText: (text: string) => void
}

/** As it was said: each who waits for it reads it by its own schema. */
async function answerOf({ client }: ModelEndpoint, request: StructuredRequest<z.ZodType>): Promise<string> {
  let answer = ''
  await client.askStructured({
    ...request,
    onExchange: (exchange) => {
      request.onExchange?.(exchange)
      answer = exchange.response
    },
  })
  return answer
}
