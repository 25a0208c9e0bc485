import type { RefinementContext } from '../answers/refinement-context.ts'
import { type GroundedClaim, groundClaim } from './ground-claim.ts'
import type { ModelClaim, ModelRefinement } from './model-refinement.ts'
import { verifyQuotes } from './verify-quotes.ts'

export interface GroundedRefinement {
  /** Places of the engine's causes, the likeliest first; each stands in it once. */
  readonly order: readonly number[]
  readonly title: GroundedClaim | null
  readonly summary: readonly GroundedClaim[]
  readonly explanation: readonly GroundedClaim[]
  readonly dropped: readonly DroppedClaim[]
}

export interface DroppedClaim {
  readonly text: string
  readonly why: string
}

/** A model may put a cause before another that the engine holds for at most so much likelier. */
export const RANKING_MARGIN = 0.2
const MOST_TITLE_CHARACTERS = 120
const MOST_CLAIM_CHARACTERS = 400

export function groundRefinement(context: RefinementContext, said: ModelRefinement): GroundedRefinement {
  const dropped: DroppedClaim[] = []
  const statements = [
    context.title,
    context.service ?? '',
    ...context.affected,
    ...context.causes.map((cause) => cause.statement),
  ]
  const keep = (claim: ModelClaim, mostCharacters: number): GroundedClaim[] => {
    const grounding = groundClaim(claim, { lines: context.lines, statements }, mostCharacters)
    if ('claim' in grounding) return [grounding.claim]
    dropped.push({ text: claim.text, why: grounding.dropped })
    return []
  }
  const [title = null] = said.title ? keep(said.title, MOST_TITLE_CHARACTERS) : []
  return {
    order: rank(context, said.ranking, dropped),
    title,
    summary: said.summary.flatMap((claim) => keep(claim, MOST_CLAIM_CHARACTERS)),
    explanation: said.explanation.flatMap((claim) => keep(claim, MOST_CLAIM_CHARACTERS)),
    dropped,
  }
}

/** Only causes with a quote from their own evidence move, and only past such as are hardly likelier. */
function rank(
  { causes, lines }: RefinementContext,
  said: ModelRefinement['ranking'],
  dropped: DroppedClaim[],
): number[] {
  const order = causes.map((_, index) => index)
  const ranked = new Map<number, number>()
  for (const { cause: name, quotes } of said) {
    const index = Number(/^C(\d)$/.exec(name)?.[1] ?? 0) - 1
    const cause = causes[index]
    const own = lines.filter((line) => cause?.lineIds.includes(line.id))
    if (!cause || verifyQuotes(quotes, own).length === 0) {
      dropped.push({ text: name, why: 'no quote of its own evidence' })
    } else if (!ranked.has(index)) ranked.set(index, ranked.size)
  }
  const place = (index: number): number => ranked.get(index) ?? Number.POSITIVE_INFINITY
  const confidence = (index: number): number => causes[index]?.confidence ?? 0
  for (let pass = 0; pass < order.length; pass++) {
    for (let at = 1; at < order.length; at++) {
      const [before = 0, after = 0] = order.slice(at - 1, at + 1)
      const isClose = confidence(before) - confidence(after) <= RANKING_MARGIN
      if (place(after) < place(before) && isClose) order.splice(at - 1, 2, after, before)
    }
  }
  return order
}
