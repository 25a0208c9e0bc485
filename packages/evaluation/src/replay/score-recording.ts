import type { Recording } from '@holdfast/llm/calls/recording'
import { parseStructured } from '@holdfast/llm/client/parse-structured'
import { groundRefinement } from '@holdfast/llm/ground/ground-refinement'
import { ModelAnswer } from '@holdfast/llm/ground/model-answer'
import { ModelRefinement } from '@holdfast/llm/ground/model-refinement'
import { verifyQuotes } from '@holdfast/llm/ground/verify-quotes'
import { readRecordedRequest } from '@holdfast/llm/prompts/read-recorded-request'
import type { IncidentTruth } from '../score/case-truth.ts'
import { statesCause } from './states-cause.ts'

export interface RecordingScore {
  readonly prompt: string
  readonly purpose: Recording['purpose']
  /** It can be read and grounded as today's code does. */
  readonly isUsable: boolean
  readonly claims: number
  readonly survivingClaims: number
  readonly quotes: number
  readonly verbatimQuotes: number
  /** Whether its first cause is the analysis's; null where it ranks none. */
  readonly agreesOnTop: boolean | null
  /** Whether the first cause is the true one, by the model's and by the analysis's order; null where no truth is known. */
  readonly isTopRight: { readonly model: boolean; readonly engine: boolean } | null
  readonly dropped: readonly string[]
  readonly promptTokens: number
  readonly completionTokens: number
  readonly costMicroUsd: number | null
}

/** What today's grounding makes of what a model said then. */
export function scoreRecording(recording: Recording, truth: IncidentTruth | null): RecordingScore {
  const score = {
    prompt: recording.prompt,
    purpose: recording.purpose,
    isUsable: false,
    claims: 0,
    survivingClaims: 0,
    quotes: 0,
    verbatimQuotes: 0,
    agreesOnTop: null,
    isTopRight: null,
    dropped: [],
    promptTokens: recording.prompt_tokens,
    completionTokens: recording.completion_tokens,
    costMicroUsd: recording.cost_micro_usd,
  } satisfies RecordingScore
  const request = readRecordedRequest(recording.request)
  if (!request) return score
  if (recording.purpose === 'ask' || request.context === null) {
    const said = parseStructured(ModelAnswer, recording.response)
    if (!('value' in said)) return score
    const { quotes } = said.value
    return {
      ...score,
      isUsable: true,
      quotes: quotes.length,
      verbatimQuotes: verifyQuotes(quotes, request.lines).length,
    }
  }
  const said = parseStructured(ModelRefinement, recording.response)
  if (!('value' in said)) return score
  const { ranking, title, summary, explanation } = said.value
  const claims = [...(title ? [title] : []), ...summary, ...explanation]
  const quotes = [...ranking, ...claims].map((claim) => claim.quotes)
  const shown = groundRefinement(request.context, said.value)
  const { causes } = request.context
  const [top = 0] = shown.order
  return {
    ...score,
    isUsable: true,
    claims: claims.length,
    survivingClaims: (shown.title ? 1 : 0) + shown.summary.length + shown.explanation.length,
    quotes: quotes.flat().length,
    verbatimQuotes: quotes.reduce((sum, some) => sum + verifyQuotes(some, request.lines).length, 0),
    agreesOnTop: causes.length === 0 ? null : top === 0,
    isTopRight: truth && {
      model: statesCause(causes[top]?.statement ?? '', truth),
      engine: statesCause(causes[0]?.statement ?? '', truth),
    },
    dropped: shown.dropped.map(({ text, why }) => `${text}: ${why}`),
  }
}
