import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Digest } from '@holdfast/analysis/model/digest'
import type { PackedDigest } from './engine-task.ts'

export const packDigest = (digest: Digest): PackedDigest => zstdCompressSync(Buffer.from(JSON.stringify(digest)))

/** Null for a digest of another version: what an older worker left is digested anew, never misread. */
export function unpackDigest(packed: PackedDigest): Digest | null {
  const digest = JSON.parse(zstdDecompressSync(packed).toString()) as Digest
  return digest.version === 1 ? digest : null
}
