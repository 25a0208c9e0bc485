import { Refinement, type RefinedClaim } from '@holdfast/contracts/refinement'
import { finishRefinement } from '@holdfast/database/refinements/finish-refinement'
import type { RefinementKey } from '@holdfast/database/refinements/refinement-key'
import { releaseRefinement } from '@holdfast/database/refinements/release-refinement'
import { insertRefinementRequest } from '@holdfast/database/refinements/insert-refinement-request'
import type { CompanyCipher } from '@holdfast/database/secrets/company-vault'
import type { TenantTransaction } from '@holdfast/database/tenancy/scoped-transaction'
import type { FactLine } from '@holdfast/llm/answers/incident-facts'
import type { GroundedClaim } from '@holdfast/llm/ground/ground-claim'
import type { NamedRefinement } from './create-refiner.ts'

export interface SettledWork {
  readonly incidentId: string
  readonly key: RefinementKey
  readonly facts: { readonly lines: readonly FactLine[] }
  readonly refined: NamedRefinement | null
  readonly at: Date
}

/** Asking again would give the same: this content is left as the analysis has it. */
const FINAL: ReadonlySet<string> = new Set(['malformed', 'refused', 'rejected', 'not-allowed', 'unmaskable'])

/** A failure that may pass leaves the claim to grow stale, and the sweeper tries again. */
export async function settleRefinement(
  tx: TenantTransaction,
  cipher: CompanyCipher,
  { incidentId, key, facts, refined, at }: SettledWork,
): Promise<void> {
  if (refined === null) {
    await releaseRefinement(tx, key)
    return
  }
  if ('failure' in refined) {
    if (FINAL.has(refined.failure)) {
      await finishRefinement(tx, cipher, key, { finishedAt: at, outcome: refined.failure, result: null })
    } else if (refined.failure === 'aborted') {
      await releaseRefinement(tx, key)
      await insertRefinementRequest(tx, { ...key, incidentId })
    }
    return
  }
  const { promptId, model, refinement } = refined
  const claim = ({ text, quotes }: GroundedClaim): RefinedClaim => ({
    text,
    citations: quotes.flatMap(({ line: { id }, start, end }) => {
      const line = facts.lines.find((known) => known.id === id)
      if (!line) return []
      const { text: message, timestamp, service, level } = line
      return [{ line_id: id, timestamp, message, service, level, quote_start: start, quote_end: end }]
    }),
  })
  const result = Refinement.parse({
    at: at.toISOString(),
    model,
    prompt: promptId,
    title: refinement.title && claim(refinement.title),
    summary: refinement.summary.map(claim),
    explanation: refinement.explanation.map(claim),
    order: [...refinement.order],
    dropped_count: refinement.dropped.length,
  } satisfies Refinement)
  await finishRefinement(tx, cipher, key, { finishedAt: at, outcome: 'used', result })
}
