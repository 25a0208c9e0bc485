import type { KubeEvent } from './kube-object.ts'
import type { CitedFact } from './object-view.ts'
import type { MechanismId } from './mechanisms.ts'

/** What is wrong with an object, as computed from what objects and events state. */
export interface Mismatch {
  readonly mechanism: MechanismId
  /** The workload, node or namespace that it is about. */
  readonly service: string
  readonly places: Readonly<Record<string, string>>
  readonly facts: readonly CitedFact[]
  /** Computed by comparing objects, or said by an event. */
  readonly basis: 'objects' | 'event' | 'log'
}

export const factOfEvent = ({ message, source, line, offset, raw }: KubeEvent): CitedFact => ({
  value: message,
  ref: { source, line, offset },
  raw,
})

export type MaybeFacts = readonly (CitedFact | undefined)[]

export const present = (...facts: MaybeFacts): CitedFact[] => facts.filter((fact) => fact !== undefined)
