import type { Digest } from '@holdfast/analysis/model/digest'
import type { PackedDigest } from './pack-digest.ts'
import { splitParts } from './packed-parts.ts'
import { decompress } from './packed-text.ts'
import { readEntries, readHead } from './read-packed.ts'
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
  const head = readHead(first)
  if (head === null) return null
  const shelves: ReadonlySet<unknown> = new Set(names)
  const isWanted = (entry: Entry): entry is Entry & Entry<Name> => shelves.has(entry[0])
  const wanted = (entries: Iterable<Entry>) => [...entries].filter(isWanted)
  return {
    head,
    *parts(word = '') {
      yield wanted(entriesOf(head))
      for (const part of rest) {
        const text = decompress(part)
        if (!text.includes(word) || !names.some((name) => text.includes(`["${name}",`))) continue
        yield wanted(readEntries(text))
      }
    },
  }
}
