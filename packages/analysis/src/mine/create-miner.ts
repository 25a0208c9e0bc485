import type { Template } from '../model/template.ts'
import { generalizeToLimit } from './generalize-to-limit.ts'
import { hashShape, type ShapeHash } from './hash-shape.ts'
import { matchesShape } from './match-shape.ts'
import { RecentMessages } from './recent-messages.ts'
import { reconcileTemplates } from './reconcile-templates.ts'
import { ShapeCache } from './shape-cache.ts'
import { shapeMessage } from './shape-message.ts'
import { PARAMETER, renderShape } from './shape-token.ts'
import { templateId } from './template-id.ts'

export interface MinerOptions {
  /** At most so many templates live at once; past it similar ones are merged, then the rarest ones made coarser. */
  readonly maxTemplates?: number
  /** Number `from` now means what `into` means, and may be given to a new template later: move what you counted. */
  readonly onMerge?: (from: number, into: number) => void
}

export interface Miner {
  /** The number of the message's template: small, dense, good as an array index, valid until merged away. */
  mine(message: string): number
  template(number: number): Template
  /** Live templates with how many messages each has seen. */
  templates(): { readonly number: number; readonly template: Template; readonly count: number }[]
}

interface Entry {
  readonly template: Template
  readonly words: readonly string[]
}

const DEFAULT_MAX_TEMPLATES = 4_000
/** A template cut to fewer words takes in what is left over, but must not swallow messages yet to come. */
const MIN_COARSE_WORDS = 3

/**
 * Online mining. A message is masked by rules alone, and what is left is its template: the same in every worker, hence
 * mergeable by plain union. What needs other messages to be seen (names, users, words that vary) is learned by
 * `reconcileTemplates` when digests are correlated, and here only when there are too many templates to keep.
 */
export function createMiner(options: MinerOptions = {}): Miner {
  const maxTemplates = Math.max(2, options.maxTemplates ?? DEFAULT_MAX_TEMPLATES)
  const cache = new ShapeCache()
  const recent = new RecentMessages()
  const hash: ShapeHash = { low: 0, high: 0 }
  const entries: (Entry | undefined)[] = []
  const counts: number[] = []
  const free: number[] = []
  const byText = new Map<string, number>()
  /** Templates that compaction made: only these can cover a shape that is not their own. By first word. */
  let coarse = new Map<string, number[]>()

  const add = (template: Template, words: readonly string[]): number => {
    const number = free.pop() ?? entries.length
    entries[number] = { template, words }
    counts[number] = 0
    byText.set(template.text, number)
    return number
  }

  const findCoarse = (words: readonly string[]): number | undefined => {
    if (coarse.size === 0) return undefined
    for (const key of [words[0] ?? PARAMETER, PARAMETER]) {
      const found = coarse.get(key)?.find((number) => matchesShape((entries[number] as Entry).words, words))
      if (found !== undefined) return found
    }
    return undefined
  }

  const locate = (message: string): number => {
    const tokens = shapeMessage(message)
    const text = renderShape(tokens)
    const known = byText.get(text)
    if (known !== undefined) return known
    const words = tokens.map((token) => token.text)
    const covering = findCoarse(words)
    if (covering !== undefined) return covering
    if (byText.size >= maxTemplates) {
      compact()
      return locate(message)
    }
    return add({ id: templateId(text), text }, words)
  }

  const compact = (): void => {
    const live = [...byText].map(([text, number]) => ({ text, number, count: counts[number] as number }))
    const reconciled = reconcileTemplates(live.map((entry) => entry.text))
    const targets = generalizeToLimit(
      live.map(({ text, count }) => ({ text, count, into: (reconciled.get(text) as Template).text })),
      maxTemplates >> 1,
    )
    const made = new Set<string>(coarseTexts())
    for (const { text, number } of live.toSorted((a, b) => a.number - b.number)) {
      const target = targets.get(text) as string
      if (target === text) continue
      const isLearned = target === reconciled.get(text)?.text
      moveInto(number, text, target)
      if (isLearned || constantWords(byText.get(target) as number) >= MIN_COARSE_WORDS) made.add(target)
    }
    coarse = new Map()
    for (const text of made) {
      const number = byText.get(text)
      if (number === undefined) continue
      const key = (entries[number] as Entry).words[0] ?? PARAMETER
      const list = coarse.get(key)
      if (list) list.push(number)
      else coarse.set(key, [number])
    }
    cache.clear()
    recent.clear()
  }

  const constantWords = (number: number): number =>
    (entries[number] as Entry).words.filter((word) => word !== PARAMETER).length

  const coarseTexts = (): string[] =>
    [...coarse.values()].flat().map((number) => (entries[number] as Entry).template.text)

  const moveInto = (number: number, text: string, target: string): void => {
    byText.delete(text)
    const existing = byText.get(target)
    if (existing === undefined) {
      entries[number] = {
        template: { id: templateId(target), text: target },
        words: shapeMessage(target).map((token) => token.text),
      }
      byText.set(target, number)
      return
    }
    counts[existing] = (counts[existing] as number) + (counts[number] as number)
    entries[number] = undefined
    free.push(number)
    options.onMerge?.(number, existing)
  }

  const findByShape = (message: string): number => {
    hashShape(message, hash)
    const known = cache.get(hash)
    if (known >= 0) return known
    const { low, high } = hash
    const number = locate(message)
    cache.set({ low, high }, number)
    return number
  }

  return {
    mine(message) {
      let number = recent.get(message)
      if (number < 0) {
        number = findByShape(message)
        recent.set(message, number)
      }
      counts[number] = (counts[number] as number) + 1
      return number
    },
    template(number) {
      const entry = entries[number]
      if (!entry) throw new RangeError(`No template has the number ${number}`)
      return entry.template
    },
    templates: () =>
      entries.flatMap((entry, number) =>
        entry ? [{ number, template: entry.template, count: counts[number] as number }] : [],
      ),
  }
}
