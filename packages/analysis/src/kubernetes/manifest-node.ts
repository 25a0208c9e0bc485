import { isMap, isScalar, isSeq, type Node } from 'yaml'
import type { StateLine } from './kube-object.ts'

/** A part of a manifest that knows its line. */
export class ManifestNode {
  readonly #node: unknown
  readonly #at: (node: Node) => StateLine

  constructor(node: unknown, at: (node: Node) => StateLine) {
    this.#node = node
    this.#at = at
  }

  get line(): StateLine {
    return this.#at(this.#node as Node)
  }

  /** The part at a path; one that is not there holds nothing. */
  get(...path: readonly string[]): ManifestNode {
    let node = this.#node
    for (const key of path) node = isMap(node) ? node.get(key, true) : undefined
    return new ManifestNode(node, this.#at)
  }

  get isThere(): boolean {
    return this.#node !== undefined && this.#node !== null && !(isScalar(this.#node) && this.#node.value === null)
  }

  text(...path: readonly string[]): string | undefined {
    const node = path.length === 0 ? this.#node : this.get(...path).#node
    if (!isScalar(node)) return undefined
    const { value } = node
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : undefined
  }

  items(): ManifestNode[] {
    return isSeq(this.#node) ? this.#node.items.map((item) => new ManifestNode(item, this.#at)) : []
  }

  entries(): [string, ManifestNode][] {
    if (!isMap(this.#node)) return []
    return this.#node.items.map((pair) => [
      String(isScalar(pair.key) ? pair.key.value : pair.key),
      new ManifestNode(pair.value, this.#at),
    ])
  }
}
