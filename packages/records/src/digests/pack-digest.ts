import type { Digest } from '@holdfast/analysis/model/digest'
import { joinParts, splitParts } from './packed-parts.ts'
import { compress, decompress } from './packed-text.ts'
import { readEntries, readHead } from './read-packed.ts'
import { entriesOf, shelvesOf } from './shelves.ts'

/** Digests travel packed (JSON, zstd), so that a main thread never holds them as objects. */
export type PackedDigest = Uint8Array

/** A text made or read at once is no longer than this and one unit: a larger one could end the process with its thread. */
const PART_CHARS = 1_000_000

/** Of one part unless it is large: so older workers can read it, too. */
export function packDigest(digest: Digest): PackedDigest {
  const parts: Buffer[] = []
  let texts: string[] = []
  let chars = 0
  const close = () => {
    parts.push(compress(`[${texts.join(',')}]`))
    texts = []
    chars = 0
  }
  for (const entry of entriesOf(digest)) {
    const text = JSON.stringify(entry)
    if (chars > 0 && chars + text.length > PART_CHARS) close()
    texts.push(text)
    chars += text.length
  }
  if (parts.length === 0) return compress(JSON.stringify(digest))
  close()
  return joinParts([compress(JSON.stringify(withoutEntries(digest))), ...parts])
}

/** Null for a digest of another version: what an older worker left is digested again, never misread. */
export function unpackDigest(packed: PackedDigest): Digest | null {
  const [head, ...parts] = splitParts(packed)
  const digest = readHead(head)
  if (digest === null) return null
  const shelves = shelvesOf(digest)
  for (const part of parts) for (const [shelf, key, value] of readEntries(decompress(part))) shelves[shelf][key] = value
  return digest
}

const withoutEntries = (digest: Digest): Digest => ({
  ...digest,
  templates: {},
  series: {},
  ...(digest.objects && { objects: { sightings: {}, events: {} } }),
  ...(digest.spans && { spans: { ...digest.spans, operations: {}, traces: {} } }),
  ...(digest.metrics && { metrics: { ...digest.metrics, series: {} } }),
})
