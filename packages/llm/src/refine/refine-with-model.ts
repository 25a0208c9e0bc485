import { selectLines } from '../budget/select-lines.ts'
import type { ModelClient } from '../client/create-model-client.ts'
import { ModelError, type ModelFailure } from '../client/model-error.ts'
import { type GroundedRefinement, groundRefinement } from '../ground/ground-refinement.ts'
import { type ModelClaim, ModelRefinement } from '../ground/model-refinement.ts'
import type { AddressPolicy } from '../mask/find-sensitive-spans.ts'
import { type MaskedTexts, maskTexts } from '../mask/mask-texts.ts'
import { chooseFence } from '../prompts/choose-fence.ts'
import { REFINE_INCIDENT_PROMPT, writeRefinePrompt } from '../prompts/refine-incident-v1.ts'
import { type RefinementContext, refinementContext, type RefinementFacts } from '../answers/refinement-context.ts'

export interface RefineOptions {
  readonly client: Pick<ModelClient, 'askStructured'>
  readonly signal: AbortSignal
  readonly addresses: AddressPolicy
  readonly names: readonly string[]
  /** False only for an endpoint of the company's own that is to see the lines as they are. */
  readonly isMasked?: boolean
  readonly contextTokens: number
  readonly randomHex: () => string
}

export type Refined =
  | { readonly promptId: string; readonly refinement: GroundedRefinement }
  | { readonly promptId: string; readonly failure: ModelFailure | 'unmaskable' }

/** Masks, asks, unmasks, and keeps what code could verify. */
export async function refineWithModel(
  facts: RefinementFacts,
  { client, signal, contextTokens, randomHex, isMasked = true, addresses, names }: RefineOptions,
): Promise<Refined> {
  const promptId = REFINE_INCIDENT_PROMPT
  const whole = refinementContext(facts)
  const evidenceIds = new Set(whole.causes.flatMap((cause) => cause.lineIds))
  const kept = new Set(whole.lines.map((line) => line.id))
  const lines = selectLines(
    facts.lines.filter((line) => kept.has(line.id)),
    { question: whole.title, evidenceIds, tokenBudget: contextTokens },
  )
  const texts = [
    whole.title,
    whole.service ?? '',
    ...whole.affected,
    ...whole.causes.flatMap((cause) => [cause.statement, cause.service ?? '']),
    ...lines.map((line) => line.text),
  ]
  let masked: MaskedTexts
  try {
    masked = isMasked ? maskTexts(texts, { addresses, names }) : { texts, maskedCount: 0, unmask: (text) => text }
  } catch {
    return { promptId, failure: 'unmaskable' }
  }
  const context = replaceTexts({ ...whole, lines }, masked.texts)
  try {
    const said = await client.askStructured({
      name: promptId,
      schema: ModelRefinement,
      messages: writeRefinePrompt(context, chooseFence(masked.texts, randomHex)),
      content: [JSON.stringify(context)],
      maskedCount: masked.maskedCount,
      signal,
    })
    return { promptId, refinement: groundRefinement(whole, unmaskAll(said, masked.unmask)) }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error
    return { promptId, failure: error.failure }
  }
}

/** The same context with other texts, in the order in which they were taken out of it. */
function replaceTexts(context: RefinementContext, texts: readonly string[]): RefinementContext {
  const left = [...texts]
  const next = (): string => left.shift() ?? ''
  const title = next()
  const service = next()
  return {
    title,
    service: context.service === null ? null : service,
    affected: context.affected.map(next),
    causes: context.causes.map((cause) => {
      const statement = next()
      const name = next()
      return { ...cause, statement, service: cause.service === null ? null : name }
    }),
    lines: context.lines.map(({ id }) => ({ id, text: next() })),
  }
}

function unmaskAll(said: ModelRefinement, unmask: (text: string) => string): ModelRefinement {
  const quotesOf = ({ quotes }: Pick<ModelClaim, 'quotes'>) =>
    quotes.map((one) => ({ ...one, quote: unmask(one.quote) }))
  const claim = (one: ModelClaim): ModelClaim => ({ text: unmask(one.text), quotes: quotesOf(one) })
  return {
    ranking: said.ranking.map((one) => ({ ...one, quotes: quotesOf(one) })),
    title: said.title && claim(said.title),
    summary: said.summary.map(claim),
    explanation: said.explanation.map(claim),
  }
}
