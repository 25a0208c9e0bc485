export type LineNumbers = readonly (number | readonly [number, number])[]

export interface LineSet {
  readonly file: string
  readonly lines: LineNumbers
}

export interface IncidentTruth {
  readonly id: string
  readonly cause: { readonly allOf: readonly (readonly string[])[]; readonly mustNot?: readonly string[] }
  readonly services: readonly string[]
  readonly victims: readonly string[]
  readonly severity: readonly string[]
  readonly onset: string | null
  readonly onsetToleranceSeconds?: number
  readonly rootLines: readonly LineSet[]
  readonly relevant?: { readonly pattern?: string; readonly lines?: readonly LineSet[] }
  readonly temporalPattern?: string | readonly string[] | null
  readonly outcome?: string | readonly string[]
}

/** What `truth.json` of a scenario says. */
export interface CaseTruth {
  readonly name: string
  readonly origin: string
  readonly notes: string
  /** Files, relative to the case. */
  readonly input: readonly string[]
  readonly kind: 'incident' | 'clean'
  readonly maxIncidents: number
  readonly incidents: readonly IncidentTruth[]
}
