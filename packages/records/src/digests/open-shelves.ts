import type { Digest } from '@holdfast/analysis/model/digest'
import type { PackedDigest } from './pack-digest.ts'
import { splitParts } from './packed-parts.ts'
import { decompress } from './packed-text.ts'
import { entriesOf, type Entry, type Shelf } from './shelves.ts'

export interface OpenShelves<Name extends Shelf> {
  /** Of a large digest all but its entries. */
  readonly head: Digest
  /**
   * In their order, a part at a time: between two of them whoever reads can let others in. Parts without `word` are not
   * even parsed.
   */
  readonly parts: (word?: string) => Iterable<readonly Entry<Name>[]>
}

/** Some shelves of a packed digest, without ever holding all of it. Null for a digest of another version. */
export function openShelves<Name extends Shelf>(
  packed: PackedDigest,
  names: readonly Name[],
): OpenShelves<Name> | null {
  const [first, ...rest] = splitParts(packed)
  const head = JSON.parse(decompress(first)) as Digest
  if (head.version !== 1) return null
  const wanted = (entries: Iterable<Entry>) =>
    [...entries].filter(([shelf]) => (names as readonly Shelf[]).includes(shelf)) as unknown as Entry<Name>[]
  return {
    head,
    *parts(word = '') {
      yield wanted(entriesOf(head))
      for (const part of rest) {
        const text = decompress(part)
        if (!text.includes(word) || !names.some((name) => text.includes(`["${name}",`))) continue
        yield wanted(JSON.parse(text) as Entry[])
      }
    },
  }
}
