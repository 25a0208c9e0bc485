import type { MechanismId } from '../knowledge/mechanisms.ts'
import type { SignatureCategory } from './signature-category.ts'

/** A known failure, as data. Texts follow the syntax of `knowledge/mechanism.ts`. */
export interface Signature {
  /** `technology/what-failed`, kebab-case; never changed once released. */
  readonly id: string
  readonly technology: string
  readonly mechanism: MechanismId
  readonly category: SignatureCategory
  readonly severity: 'critical' | 'high' | 'medium' | 'low'
  /** What a title says of it, at most 45 characters; places come from the pattern's named groups. */
  readonly symptom: string
  /** The cause in a sentence of our own: what failed, not what was logged. */
  readonly cause: string
  /** Tested against an event's message (and then its exception and continuation lines). Named groups feed places. */
  readonly patterns: readonly RegExp[]
  /** Lower-case words, one of which must stand in the message before any pattern is tried: keeps matching fast. */
  readonly keywords: readonly string[]
  /**
   * Whose fault a match is: 'self' the service that logs it, 'peer' the one that the line complains about
   * (its name is in the group `peer`), 'host' the machine or node under it.
   */
  readonly blames: 'self' | 'peer' | 'host'
  /** True where the fault lies in a client of this technology, its code or settings: its server is never blamed. */
  readonly inClient?: boolean
  /** True where the line is never printed but in the failure itself, so that it tells at any level and in any tone. */
  readonly unmistakable?: boolean
  /** Commands of the technology's own tools; what any system offers follows from the mechanism. */
  readonly tools: readonly Tool[]
  /** Real lines that must match, to where they are documented or found. At least two. */
  readonly samples: Readonly<Record<string, string>>
  /** Lines that look alike and must not match. At least one. A plain string is innocent and matches nothing at all. */
  readonly nearMisses: readonly (string | ConfusableLine)[]
}

/** Another failure that is easily taken for this one. */
export interface ConfusableLine {
  readonly line: string
  /** Id of the signature that it really shows. */
  readonly is: string
}

export interface Tool {
  readonly category: 'fix' | 'diagnose' | 'verify'
  /** With `{places}` filled from the evidence, left visible as `<place>` when unknown. */
  readonly command: string
  readonly description: string
  /** How to undo it; only a fix has one. */
  readonly undo?: string
}
