import { findStatements } from './find-statements.ts'
import type { PinnedPackage } from './pinned-packages.ts'
import type { Label } from './statement.ts'

export interface LabelledText {
  readonly text: string
  readonly house: string
  /** How bad its authors call it: 1 for error, .5 for warn, 0 for info, and between where they differ. */
  readonly badness: number
  readonly weight: number
}

const BADNESS: Readonly<Record<Label, number>> = { bad: 1, warning: 0.5, fine: 0 }
/** A warning says less about which side it is on. */
const TRUST: Readonly<Record<Label, number>> = { bad: 1, warning: 0.4, fine: 1 }
/** What one house may weigh at most, in statements. */
const HOUSE_LIMIT = 1_200

interface Gathered {
  readonly text: string
  readonly house: string
  badness: number
  trust: number
  count: number
}

/** Each text once, whoever writes it; no house outweighs the others. */
export function collectStatements(
  packages: readonly PinnedPackage[],
  sourcesOf: (entry: PinnedPackage) => readonly string[],
): LabelledText[] {
  const byText = new Map<string, Gathered>()
  for (const entry of packages)
    for (const source of sourcesOf(entry))
      for (const { text, label } of findStatements(source)) {
        const key = text.toLowerCase()
        const known = byText.get(key) ?? { text, house: entry.house, badness: 0, trust: 0, count: 0 }
        known.badness += BADNESS[label]
        known.trust += TRUST[label]
        known.count += 1
        byText.set(key, known)
      }
  const all = [...byText.values()]
  const sizes = Map.groupBy(all, ({ house }) => house)
  return all.map(({ text, house, badness, trust, count }) => ({
    text,
    house,
    badness: badness / count,
    weight: (trust / count) * Math.min(1, HOUSE_LIMIT / (sizes.get(house)?.length ?? 1)),
  }))
}
