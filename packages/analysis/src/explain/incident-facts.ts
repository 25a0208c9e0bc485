import type { Change } from '../detect/find-changes.ts'
import type { Silence } from '../detect/find-silences.ts'
import type { Trend } from '../detect/find-trends.ts'
import type { Symptom } from '../model/symptom.ts'
import type { World } from '../detect/world.ts'
import type { Cluster } from './cluster.ts'

export interface Rival {
  readonly symptom: Symptom
  readonly change: Change | null
  readonly confidence: number
}

/** All that explaining draws on. */
export interface IncidentFacts {
  readonly world: World
  readonly cluster: Cluster
  /** Changes shortly before the onset, in time order. */
  readonly changes: readonly Change[]
  /** The change that is the root itself; null where a failure is. */
  readonly rootChange: Change | null
  /** The change that most likely set it off; null where none fits. */
  readonly trigger: Change | null
  /** What happened before and is by far not proven to have set it off, where no trigger is. */
  readonly suspect: Change | null
  /** What was done or noted together with the change that is the root, the trigger or the suspect. */
  readonly together: readonly Change[]
  /** Resources of the culprit that moved towards their limit. */
  readonly trends: readonly Trend[]
  /** Since when the culprit itself says nothing more. */
  readonly silence: Silence | null
  /** What of it alarms most, where that is not the root. */
  readonly effect: Symptom | null
  readonly quietGapMs: number
  /** Whether it is surely an incident, whatever its cause. */
  readonly isSure: boolean
  /** What else could be the cause, the likeliest first. */
  readonly rivals: readonly Rival[]
  /** How likely the first cause is the right one. */
  readonly confidence: number
}
