import type { Digest } from '@holdfast/analysis/model/digest'
import { decompress } from './packed-text.ts'
import { type Entry, isShelf } from './shelves.ts'

/** A digest as it was packed, without the entries of its further parts. Null for one of another version. */
export function readHead(part: Uint8Array | undefined): Digest | null {
  const value: unknown = JSON.parse(decompress(part))
  return isDigest(value) ? value : null
}

/** The entries of a part whose text is known already. */
export function readEntries(text: string): Entry[] {
  const value: unknown = JSON.parse(text)
  if (!Array.isArray(value) || !value.every(isEntry)) throw new Error('A part of a digest holds no entries.')
  return value
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** What a version says of its shape is held by whoever packs it: each field of a large one would be looked at twice. */
const isDigest = (value: unknown): value is Digest =>
  isObject(value) && value['version'] === 1 && isObject(value['templates']) && isObject(value['series'])

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 3 && isShelf(value[0]) && typeof value[1] === 'string'
