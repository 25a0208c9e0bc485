import type { SignatureCategory } from '../model/signature-category.ts'
import type { ActionId } from '../advise/actions.ts'

/**
 * A way in which systems fail, whatever the technology: what it is called, what it means and what is done about it.
 * Texts follow one syntax: `{place}` is filled from the evidence, and `[… {place} …]` is left out, with all that stands
 * in it, where the place is unknown; `[… {a}|… {b}|…]` takes the first part whose places are known.
 */
export interface Mechanism {
  readonly category: SignatureCategory
  readonly severity: 'critical' | 'high' | 'medium' | 'low'
  /** How often another failure is behind it. What rarely follows from another is a root where it shows. */
  readonly follows: 'rarely' | 'sometimes' | 'mostly'
  /** Whether a release, a setting or a job can bring it about. */
  readonly changeable: boolean
  /** For titles: at most 45 characters. */
  readonly symptom: string
  /** A clause to stand after 'because'. */
  readonly because: string
  /** A sentence; its places are {service}, {peer}, {object} and {reason}. */
  readonly cause: string
  /** What those feel who depend on it, as a clause. */
  readonly impact: string
  readonly look: readonly ActionId[]
  /** The first one that fits is proposed first. */
  readonly fix: readonly ActionId[]
}
