import type { LineRef } from '../model/log-event.ts'
import type { ObjectSighting } from './kube-object.ts'

/** A fact with the place that states it. */
export interface CitedFact {
  readonly value: string
  readonly ref: LineRef
  readonly raw: string
}

/** All that is known of one object, the fullest text first. */
export class ObjectView {
  readonly kind: string
  readonly name: string
  readonly namespace: string | null
  readonly #facts = new Map<string, CitedFact>()
  /** Whether a manifest or a description of it was seen, so that what it lacks is really not there. */
  readonly isWhole: boolean

  constructor(fullest: ObjectSighting, others: readonly ObjectSighting[]) {
    const sightings = [fullest, ...others]
    this.kind = fullest.kind
    this.name = fullest.name
    this.namespace = sightings.find((one) => one.namespace !== null)?.namespace ?? null
    this.isWhole = sightings.some((one) => one.detail === 'whole')
    for (const { facts, source } of sightings)
      for (const [path, { value, line, offset, raw }] of Object.entries(facts))
        if (!this.#facts.has(path)) this.#facts.set(path, { value, ref: { source, line, offset }, raw })
  }

  fact(path: string): CitedFact | undefined {
    return this.#facts.get(path)
  }

  value(path: string): string | undefined {
    return this.#facts.get(path)?.value
  }

  number(path: string): number | null {
    const value = Number.parseInt(this.value(path) ?? '', 10)
    return Number.isNaN(value) ? null : value
  }

  /** Facts below a path, by what follows it. */
  under(prefix: string): [string, CitedFact][] {
    return [...this.#facts]
      .filter(([path]) => path.startsWith(`${prefix}.`))
      .map(([path, fact]) => [path.slice(prefix.length + 1), fact])
  }

  /** Names of containers. */
  containers(): string[] {
    return [...new Set(this.under('container').map(([path]) => path.slice(0, path.indexOf('.'))))]
  }

  first(): CitedFact | undefined {
    return this.#facts.values().next().value
  }
}
