import { findStatements } from './find-statements.ts'
import type { PinnedPackage } from './pinned-packages.ts'
import type { Label } from './statement.ts'

export interface LabelledText {
  readonly text: string
  readonly house: string
  /** How bad its authors call it: 1 for error, .5 for warn, 0 for info, and between where they differ. */
  readonly badness: number
  readonly weight: number
  /** No one logs it in these words alone: it is learned from, but nothing is measured with it. */
  readonly raised: boolean
}

const BADNESS: Readonly<Record<Label, number>> = { bad: 1, warning: 0.5, fine: 0, raised: 1, system: 1 }
/** A warning says less about which side it is on; a raised error may be meant for a programmer alone, one of the system is raised by all. */
const TRUST: Readonly<Record<Label, number>> = { bad: 1, warning: 0.4, fine: 1, raised: 0.3, system: 8 }
/** What one house may weigh at most, in statements; and in raised errors. */
const HOUSE_LIMIT = 1_200

interface Gathered {
  readonly text: string
  readonly house: string
  readonly raised: boolean
  badness: number
  trust: number
  count: number
}

/** Each text once, whoever writes it; no house outweighs the others, nor do the statements of what goes well. */
export function collectStatements(
  packages: readonly PinnedPackage[],
  sourcesOf: (entry: PinnedPackage) => readonly string[],
): LabelledText[] {
  const all = gather(packages, sourcesOf)
  const sizes = new Map<string, number>()
  for (const entry of all) sizes.set(groupOf(entry), (sizes.get(groupOf(entry)) ?? 0) + 1)
  const texts = all.map((entry) => ({
    text: entry.text,
    house: entry.house,
    badness: entry.badness / entry.count,
    weight: (entry.trust / entry.count) * Math.min(1, HOUSE_LIMIT / (sizes.get(groupOf(entry)) ?? 1)),
    raised: entry.raised,
  }))
  const sum = (share: (text: LabelledText) => number): number =>
    texts.reduce((total, text) => total + (text.raised ? 0 : text.weight * share(text)), 0)
  const ratio = sum(({ badness }) => badness) / sum(({ badness }) => 1 - badness)
  return texts.map((text) => ({ ...text, weight: text.weight * (text.badness + (1 - text.badness) * ratio) }))
}

const groupOf = ({ house, raised }: Gathered): string => `${house} ${raised}`

function gather(
  packages: readonly PinnedPackage[],
  sourcesOf: (entry: PinnedPackage) => readonly string[],
): Gathered[] {
  const byText = new Map<string, Gathered>()
  const raisedByText = new Map<string, Gathered>()
  for (const { house, ...entry } of packages)
    for (const source of sourcesOf({ house, ...entry }))
      for (const { text, label } of findStatements(source)) {
        const raised = label === 'raised' || label === 'system'
        const those = raised ? raisedByText : byText
        const key = text.toLowerCase()
        const known = those.get(key) ?? { text, house, raised, badness: 0, trust: 0, count: 0 }
        known.badness += BADNESS[label]
        known.trust += TRUST[label]
        known.count += 1
        those.set(key, known)
      }
  // What is logged somewhere has a label already.
  return [...byText.values(), ...[...raisedByText].filter(([key]) => !byText.has(key)).map(([, entry]) => entry)]
}
