/** A known failure, as data. One file per technology exports `readonly Signature[]`. */
export interface Signature {
  /** `technology/what-failed`, kebab-case, for ever stable. */
  readonly id: string
  readonly technology: string
  /** resource-exhaustion, connectivity, authentication, configuration, … */
  readonly category: SignatureCategory
  /** A headline a person would write; `{name}` places come from the pattern's named groups. */
  readonly title: string
  /** The cause in one or two sentences of our own, with `{name}` places; says what failed, not what was logged. */
  readonly cause: string
  /** Words for places that some lines leave open. */
  readonly otherwise?: Readonly<Record<string, string>>
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
  /** How specific: 3 names the root ('No space left on device'), 2 a mechanism ('pool exhausted'), 1 a symptom ('timeout'). */
  readonly specificity: 1 | 2 | 3
  readonly severity: 'critical' | 'high' | 'medium' | 'low'
  /** True where the line is never printed but in the failure itself, so that it tells at any level and in any tone. */
  readonly unmistakable?: boolean
  /** Ids of signatures that this one, when it comes first, explains as consequences. */
  readonly explains?: readonly string[]
  readonly commands: readonly SignatureCommand[]
  /** Real lines that must match, with where they are documented or found. At least two. */
  readonly samples: readonly SignatureSample[]
  /** Lines that look alike and must not match. At least one. A plain string is innocent and matches nothing at all. */
  readonly nearMisses: readonly (string | ConfusableLine)[]
}

/** Another failure that is easily taken for this one. */
export interface ConfusableLine {
  readonly line: string
  /** Id of the signature that it really shows. */
  readonly is: string
}

export type SignatureCategory =
  | 'resource-exhaustion'
  | 'connectivity'
  | 'authentication'
  | 'authorization'
  | 'configuration'
  | 'crash'
  | 'data-integrity'
  | 'dependency-failure'
  | 'deployment'
  | 'contention'
  | 'capacity'
  | 'clock'
  | 'hardware'
  | 'security'
  | 'bug'

export interface SignatureSample {
  readonly line: string
  /** Where a reader can find such a line: an address, 'owner/repository#12345', or a work and its file or section
   * ('postgresql source, proc.c'); several are parted by '; '. */
  readonly origin: string
}

export interface SignatureCommand {
  readonly category: 'fix' | 'diagnose' | 'verify'
  readonly priority: 'critical' | 'high' | 'medium' | 'low'
  readonly risk: 'read-only' | 'changes-state' | 'destructive'
  /** With `{placeholders}` filled from the match, left visible as `<placeholder>` when unknown. */
  readonly command: string
  readonly description: string
  /** Free text with a unit, such as '5 min'. */
  readonly estimatedTime: string
  readonly verification: string
  /** How to undo; absent for read-only commands. */
  readonly undo?: string
}
