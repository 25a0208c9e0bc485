import type { HistoryEntry, IncidentDetail, RelatedIncident } from '@holdfast/contracts/incidents'
import type { Level } from '@holdfast/contracts/incident-fields'

/** A pinned line of the incident: `id` is what citations name. */
export interface FactLine {
  readonly id: string
  readonly text: string
  readonly service: string | null
  readonly level: Level | null
  readonly timestamp: string | null
}

export interface FactEpisode {
  readonly startedAt: string
  readonly endedAt: string
  readonly eventCount: number
}

/** All that an answer may rest on. What is not here is not known, and is said to be unknown. */
export interface IncidentFacts {
  readonly detail: IncidentDetail
  readonly lines: readonly FactLine[]
  /** Latest first. */
  readonly episodes: readonly FactEpisode[]
  readonly history: readonly HistoryEntry[]
  readonly related: readonly RelatedIncident[]
  readonly isCodeHostConnected: boolean
  readonly nowMs: number
}
