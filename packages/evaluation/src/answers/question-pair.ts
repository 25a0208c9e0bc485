/** A question to the incident of a scenario, and what a good answer holds. Patterns match whatever the case. */
export interface QuestionPair {
  readonly question: string
  /** Facts that the answer must state. */
  readonly must: readonly string[]
  /** One of its citations stands in one of these places: `logs/api.log:12` or `logs/api.log:12-40`. */
  readonly cites?: readonly string[]
  readonly mustNot?: readonly string[]
  /** The incident cannot answer it: the answer must say so, and what one may ask instead. */
  readonly unknown?: true
  readonly given?: Circumstances
  /** Not looked at while the answers are being improved. */
  readonly isHeldOut?: true
}

/** What differs from the incident as the engine found it. */
export interface Circumstances {
  readonly status?: 'open' | 'investigating' | 'resolved' | 'closed' | 'detected'
  readonly assignedTo?: string
  readonly isCodeHostConnected?: boolean
  /** How long after the incident's end it is asked; an hour without it. */
  readonly nowAfterSeconds?: number
  readonly related?: readonly {
    readonly title: string
    readonly severity: 'critical' | 'high' | 'medium' | 'low'
    readonly status: 'open' | 'investigating' | 'resolved' | 'closed' | 'detected'
    readonly reasons: readonly string[]
  }[]
}
