import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const PinnedPackage = z.strictObject({
  registry: z.enum(['npm', 'pypi', 'go', 'maven', 'crates']),
  name: z.string(),
  version: z.string(),
  /** Who keeps it: packages of one house learn from each other's words, so they are held out together. */
  house: z.string(),
  /** Digest of the source files that are read; what is fetched must be what was pinned. */
  sources: z.string(),
})
export type PinnedPackage = z.infer<typeof PinnedPackage>

const file = new URL('packages.json', import.meta.url)

export const readPinnedPackages = (): PinnedPackage[] =>
  z.array(PinnedPackage).parse(JSON.parse(readFileSync(file, 'utf8')))

/** Stands in the head of the weights: they belong to this list and no other. */
export const hashOfPinnedPackages = (): string =>
  createHash('sha256').update(JSON.stringify(readPinnedPackages())).digest('hex').slice(0, 16)
