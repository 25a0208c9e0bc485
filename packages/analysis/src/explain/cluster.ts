import type { Symptom } from '../model/symptom.ts'

export interface Member {
  readonly symptom: Symptom
  /** Why it belongs to the incident, in words. */
  readonly because: string
}

/** One incident in the making: the symptom that explains the others, and those it explains. */
export interface Cluster {
  readonly root: Symptom
  readonly members: readonly Member[]
  /** The service or host at fault. */
  readonly culprit: string | null
  readonly onsetMs: number | null
  readonly endMs: number | null
}
