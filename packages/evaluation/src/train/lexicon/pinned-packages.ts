import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Registry = z.enum(['npm', 'pypi', 'go', 'maven', 'crates'])

export interface PinnedPackage {
  readonly registry: z.infer<typeof Registry>
  readonly name: string
  readonly version: string
  /** Who keeps it: packages of one house learn from each other's words, so they are held out together. */
  readonly house: string
  /** Digest of the source files that are read; what is fetched must be what was pinned. */
  readonly sources: string
}

/** By registry, each as its name, version, house and sources. */
const Listed = z.partialRecord(Registry, z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])))

const file = new URL('packages.json', import.meta.url)

export const readPinnedPackages = (): PinnedPackage[] =>
  Object.entries(Listed.parse(JSON.parse(readFileSync(file, 'utf8')))).flatMap(([registry, listed]) =>
    listed.map(([name, version, house, sources]) => ({
      registry: Registry.parse(registry),
      name,
      version,
      house,
      sources,
    })),
  )

/** Stands in the head of the weights: they belong to this list and no other. */
export const hashOfPinnedPackages = (): string =>
  createHash('sha256').update(JSON.stringify(readPinnedPackages())).digest('hex').slice(0, 16)
