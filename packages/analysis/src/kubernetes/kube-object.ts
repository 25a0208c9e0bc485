/** One fact about an object and the line that states it. */
export interface KubeFact {
  readonly value: string
  readonly line: number
  readonly offset: number
  readonly raw: string
}

/** What one text says of one object. The same object may be seen in several texts. */
export interface ObjectSighting {
  readonly kind: string
  readonly namespace: string | null
  readonly name: string
  readonly source: string
  /** A manifest or description tells more than a row of a table. */
  readonly detail: 'table' | 'whole'
  /** By plain paths such as 'container.web.port.8080'; at most so many are kept. */
  readonly facts: Readonly<Record<string, KubeFact>>
  /** From a watch of the API server: the latest one holds and replaces those before it. */
  readonly watched?: true
  /** Deleted, by that watch. */
  readonly isGone?: true
  /** When it was recorded, or first met by an eviction. */
  readonly seenMs?: number
}

/** An event as Kubernetes records it, wherever it was printed. */
export interface KubeEvent {
  readonly type: string
  readonly reason: string
  readonly kind: string
  readonly name: string
  readonly namespace: string | null
  readonly message: string
  readonly count: number
  /** How long ago it was last seen when it was printed; null where it has a time. */
  readonly ageSeconds: number | null
  readonly timestampMs: number | null
  /** What the API server calls it: one that is counted up keeps it. */
  readonly id?: string
  /** When an eviction first met it, where it has no time. */
  readonly seenMs?: number
  readonly source: string
  readonly line: number
  readonly offset: number
  readonly raw: string
}

/** The part of a digest that is told of objects: keyed by place, so that merging is plain union. */
export interface ObjectDigest {
  readonly sightings: Readonly<Record<string, ObjectSighting>>
  readonly events: Readonly<Record<string, KubeEvent>>
}

/** A line of a text that states objects. */
export interface StateLine {
  readonly raw: string
  readonly line: number
  readonly offset: number
}
