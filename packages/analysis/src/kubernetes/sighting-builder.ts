import type { KubeFact, ObjectSighting, StateLine } from './kube-object.ts'

const MAX_FACTS = 400
const MAX_VALUE = 400
const MAX_RAW = 600

/** Gathers what a text says of one object. */
export class SightingBuilder {
  kind: string
  name: string
  namespace: string | null = null
  readonly #facts: Record<string, KubeFact> = {}
  readonly #source: string
  readonly #detail: 'table' | 'whole'
  #count = 0

  constructor(kind: string, name: string, source: string, detail: 'table' | 'whole') {
    this.kind = kind
    this.name = name
    this.#source = source
    this.#detail = detail
  }

  set(path: string, value: string | undefined, at: StateLine): void {
    if (value === undefined || this.#count >= MAX_FACTS || Object.hasOwn(this.#facts, path)) return
    this.#count += 1
    this.#facts[path] = {
      value: value.slice(0, MAX_VALUE),
      line: at.line,
      offset: at.offset,
      raw: at.raw.slice(0, MAX_RAW),
    }
  }

  finish(): ObjectSighting {
    return {
      kind: this.kind,
      namespace: this.namespace,
      name: this.name,
      source: this.#source,
      detail: this.#detail,
      facts: this.#facts,
    }
  }
}
